"""Monitoring: metrics, logs and open file descriptors.

Imports nothing else of the server but `protocol`. Every layer above may import it.
"""
