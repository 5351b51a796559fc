"""The routes of the HTTP API, one module per subject.

Only `gloaming.server.http.app` and the modules of this package may import these modules.
"""
