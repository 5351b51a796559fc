"""Connections that a test can cut."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

from tests.server.house import House


class Cable:
    """A connection to the server that can be cut. deaf: whether to drop the server's messages."""

    def __init__(self, house: House) -> None:
        self.deaf = False
        self.calls = 0
        self._house = house
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Cable:
        self._server = await asyncio.start_server(self._call, sock=bound_socket())
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        await asyncio.sleep(0)

    def cut(self) -> None:
        """End all calls."""
        self.deaf = False
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._house.port)
        self._writers += [writer, far_writer]
        with suppress(OSError):
            await asyncio.gather(self._carry(reader, far_writer, False), self._carry(far_reader, writer, True))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, down: bool) -> None:
        while data := await reader.read(65536):
            if not (down and self.deaf):
                writer.write(data)
        writer.close()


def bound_socket() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


class Balancer(Cable):
    """A load balancer without servers for the first `lost` calls."""

    lost = 2

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.calls < self.lost:
            self.calls += 1
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 4\r\nConnection: close\r\n\r\nnone")
            writer.close()
        else:
            await super()._call(reader, writer)
