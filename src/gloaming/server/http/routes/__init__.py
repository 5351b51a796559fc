"""The routes of the HTTP API, one module per subject.

Only `http.app` and the modules next to it may import them.
"""
