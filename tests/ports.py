"""Ports for servers that are stopped and started again at the same address."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def port_of_its_own() -> Iterator[int]:
    """A port of 127.0.0.1 that the system gives to nobody else until the end, also while no server listens there.

    A socket that is bound and does not listen keeps it, and servers that set SO_REUSEADDR, as all here do, can listen
    beside it. Only Linux lets them: elsewhere the port was free, and may be taken.
    """
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        port: int = kept.getsockname()[1]
        if sys.platform != "linux":
            kept.close()
        yield port
