"""The store: all SQL of the server, for SQLite and PostgreSQL, with migrations and backups.

This package may import `limits`, `monitoring` and `protocol`. `accounts`, `tables` and `http` may import it.
"""
