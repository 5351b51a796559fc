"""The wire protocol: every message and response, and the types generated from them for the page.

The lowest layer: imports nothing else of the server. Clients may import it, too.
"""
