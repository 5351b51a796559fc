"""Accounts: identities, browser sessions, passkeys, names and profiles.

May import `store`, `limits`, `monitoring` and `protocol`. `tables` and `http` may import it.
"""
