"""The table on the network: tables, seats, sockets."""

from __future__ import annotations


def serve(port: int = 8000, host: str = "127.0.0.1") -> None:
    """Serve the browser table until interrupted, and print its address once it listens. port 0: any that is free."""
    from gloaming.server.listening import listen

    listen(port, host)
