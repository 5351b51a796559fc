"""Listen on a port and run the server until it is interrupted."""

from __future__ import annotations

import errno
import gc
import signal
import socket
import sys
from contextlib import suppress
from threading import Thread, current_thread, main_thread
from typing import Any, TextIO

import uvicorn
from starlette.applications import Starlette

from gloaming import Shelf
from gloaming.server.http.addresses import origin, reachable_hosts
from gloaming.server.http.app import create_app
from gloaming.server.http.connections import HttpProtocol, WebSocketProtocol, room
from gloaming.server.limits.responses import MOST_BYTES
from gloaming.server.monitoring.file_descriptors import most_connections
from gloaming.server.monitoring.logs import log_to
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.game_loader import prepare

GRACE = 3
"""Seconds that open requests and sockets get to finish when the server stops."""


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address once it listens, and then loads the games in a thread.

    If its output is a terminal, it also prints the addresses at which other machines reach the server.
    """

    def __init__(self, config: uvicorn.Config, address: str, links: list[str], shelf: Shelf) -> None:
        super().__init__(config)
        self._shelf = shelf
        self._address = address
        self._links = links

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, print the server's address, and begin to load the games."""
        await super().startup(sockets)
        print(self._address, flush=True)
        Thread(target=prepare, args=[self._shelf], daemon=True).start()
        if sys.stdout.isatty():
            announce(self._links, sys.stdout)


def announce(links: list[str], shown: TextIO) -> None:
    """Print the addresses at which other machines reach the server, with a QR code. links: these addresses."""
    if not links:
        print("Only this machine can reach the server. Use --host 0.0.0.0 to accept other machines.", file=shown)
        return
    import segno

    print(f"Other machines can reach it at {' or '.join(links)}", file=shown)
    try:
        segno.make_qr(links[0], error="m").terminal(out=shown, compact=True)
    except UnicodeEncodeError:
        print("(This terminal cannot show the QR code.)", file=shown)
    shown.flush()


def configured(app: Starlette) -> uvicorn.Config:
    """Return the uvicorn configuration of the application."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=True,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )


def listen(port: int, host: str, **settings: Any) -> None:
    """Serve until interrupted. settings: the keyword arguments of `create_app`.

    If the port or the store is not available, exit with a one-line error message.
    """
    try:
        bound = _bound(port, host)
    except (OSError, UnicodeError) as error:
        sys.exit(f"cannot listen on {host}, port {port}: {_why(error)}")
    port = bound.getsockname()[1]
    shown = "127.0.0.1" if host == "0.0.0.0" else "::1" if host == "::" else host
    address = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
    try:
        app = create_app(host=host, **settings)
    except StoreFault as error:
        bound.close()
        sys.exit(str(error))
    log_to(sys.stderr)
    room.most = most_connections()
    collect_seldom()
    if current_thread() is main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again after the shutdown
    with suppress(KeyboardInterrupt):
        links = [f"{origin(reachable, port)}/" for reachable in reachable_hosts(host)]
        AnnouncingServer(configured(app), address, links, app.state.tables.shelf).run([bound])


def collect_seldom() -> None:
    """Make full garbage collections rare, as they block the event loop.

    Objects that exist now are exempt from garbage collection: the loaded games stay as long as the server runs. Full
    collections run at a fifth of the default rate: with 500 tables, each takes 0.1 s or more. Closed sockets stay in
    memory until the next one.
    """
    gc.collect()
    gc.freeze()
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, 5 * old)


def _bound(port: int, host: str) -> socket.socket:
    if not 0 <= port <= 65535:
        raise OSError("the port must be between 0 and 65535")
    if not host:
        raise OSError("the host is empty; use 0.0.0.0 for all addresses of this machine")
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(place)
    except OSError:
        bound.close()
        raise
    return bound


def _why(error: OSError | UnicodeError) -> str:
    if isinstance(error, UnicodeError):
        return "this is not a host name"
    if error.errno == errno.EADDRINUSE:
        return "the port is in use; choose another with --port"
    return error.strerror or str(error)
