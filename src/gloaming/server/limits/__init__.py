"""Limits: rate limits, quotas, trusted proxies and the responses that refuse a request.

This package may import `monitoring` and `protocol`. Every layer above it may import it.
"""
