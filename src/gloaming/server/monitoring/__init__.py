"""Monitoring: metrics, logs and open file descriptors.

Imports nothing else of the server except `protocol`. Every layer above may import it.
"""
