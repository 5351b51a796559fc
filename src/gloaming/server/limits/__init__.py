"""Limits: rate limits, quotas, trusted proxies and the responses that refuse a request.

May import `monitoring` and `protocol`. Every layer above may import it.
"""
