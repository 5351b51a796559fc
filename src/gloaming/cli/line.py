"""A served table for a program that waits for a person's keys: the client's events run in a thread of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from gloaming.client import Client, Seat
from gloaming.server.protocol.messages import Sitting

T = TypeVar("T")

GLANCE = 0.2
"""Seconds for which Ctrl-C may go unheard."""


class Line:
    """A seat, and what one does there, each call waiting for its end."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._seat: Seat | None = None

    def __enter__(self) -> Line:
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
        """Our place at the table."""
        assert self._seat is not None
        return self._seat

    def sit(self, table: str) -> None:
        """Take our place at a table."""
        self._seat = self.wait(self.client.at(table).__aenter__())

    async def next(self) -> Sitting | None:
        """The next Sitting; None: the match is over."""
        try:
            return await anext(self.seat)
        except StopAsyncIteration:
            return None

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin some work, whose end is not waited for."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """The end of some work, or Ctrl-C."""
        future = self.begin(work)
        try:
            while True:
                try:
                    return future.result(GLANCE)
                except Late:
                    if future.done():
                        raise
        except KeyboardInterrupt:
            future.cancel()
            raise
