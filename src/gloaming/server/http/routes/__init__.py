"""The routes of the HTTP API, one module per subject.

Only `http.app` and its neighbors may import them.
"""
