"""Ports for servers that are stopped and started again at the same address."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def port_of_its_own() -> Iterator[int]:
    """Reserve a free port of 127.0.0.1 until the end of the block, even while no server listens on it.

    A bound socket that does not listen reserves it; servers with SO_REUSEADDR, as all in these tests, can still listen
    on it. This works only on Linux: elsewhere, another process may take the port.
    """
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        port: int = kept.getsockname()[1]
        if sys.platform != "linux":
            kept.close()
        yield port
