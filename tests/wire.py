"""A relay between a client and a server that counts the bytes of both, headers and sockets included."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

PART: Final = 65_536


class Wire:
    """Where the relay listens, and what has passed it. sent: bytes of the server; asked: bytes of the client."""

    def __init__(self, port: int, server_port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.server_port = server_port
        self.sent = 0
        self.asked = 0
        self._lock = threading.Lock()

    def carry(self, near: socket.socket) -> None:
        """Pass on one connection until either side ends it."""
        with socket.create_connection(("127.0.0.1", self.server_port)) as far:
            back = threading.Thread(target=self._pass_on, args=(far, near, True))
            back.start()
            self._pass_on(near, far, False)
            back.join()

    def _pass_on(self, source: socket.socket, target: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while part := source.recv(PART):
                target.sendall(part)
                with self._lock:
                    if is_answer:
                        self.sent += len(part)
                    else:
                        self.asked += len(part)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


@contextmanager
def counting(server_port: int) -> Iterator[Wire]:
    """Open a relay to a server of this machine."""

    class Connection(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            wire.carry(self.request)

    class Relay(socketserver.ThreadingTCPServer):
        daemon_threads = True
        block_on_close = False

    with Relay(("127.0.0.1", 0), Connection) as relay:
        wire = Wire(relay.server_address[1], server_port)
        listening = threading.Thread(target=relay.serve_forever)
        listening.start()
        yield wire
        relay.shutdown()
        listening.join()
