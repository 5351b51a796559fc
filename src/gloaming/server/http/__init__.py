"""HTTP and WebSocket: the application, its routes, and what guards it.

The top layer of the server: nothing else in `gloaming.server` may import it but `serve` itself.
"""
