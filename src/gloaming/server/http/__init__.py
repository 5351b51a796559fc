"""HTTP and WebSocket: the application, its routes, and the middleware that protects it.

The top layer of the server: nothing else in `gloaming.server` may import it except `serve` itself.
"""
