"""A blocking wrapper of the server's client, whose event loop runs in a separate thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from gloaming.client import Client, Seat
from gloaming.server.protocol.table_update import TableUpdate

T = TypeVar("T")

INTERRUPT_INTERVAL = 0.2
"""The longest delay in seconds until Ctrl-C is noticed while waiting for the server."""


class BlockingClient:
    """A client of a server and its seat at a table, for code that is not asynchronous."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._seat: Seat | None = None

    def __enter__(self) -> BlockingClient:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._seat is not None:
            self.wait(self._seat.__aexit__(None, None, None))
        self.wait(self._loop.shutdown_default_executor())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def seat(self) -> Seat:
        """The client's seat at the table to which it has connected."""
        assert self._seat is not None
        return self._seat

    def connect(self, table: str) -> None:
        """Connect to a table, at the client's seat or as a spectator."""
        self._seat = self.wait(self.client.at(table).__aenter__())

    async def next_update(self) -> TableUpdate | None:
        """Return the next update of the table; None when the match is over."""
        try:
            return await anext(self.seat)
        except StopAsyncIteration:
            return None

    def start(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Start a coroutine in the event loop's thread without waiting for its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the event loop's thread, and wait for its result. Ctrl-C cancels the coroutine."""
        future = self.start(work)
        try:
            while True:
                try:
                    return future.result(INTERRUPT_INTERVAL)
                except FutureTimeout:
                    if future.done():
                        raise
        except KeyboardInterrupt:
            future.cancel()
            raise
