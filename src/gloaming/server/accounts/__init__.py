"""Accounts: identities, browser sessions, passkeys, names and profiles.

This package may import `store`, `limits`, `monitoring` and `protocol`. `tables` and `http` may import it.
"""
