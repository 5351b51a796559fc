"""Monitoring: metrics, logs and open file descriptors.

This package imports nothing else of the server except `protocol`. Every layer above it may import it.
"""
