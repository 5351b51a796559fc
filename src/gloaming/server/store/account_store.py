"""Where what is known of people is kept: in the store or, on a server that has none, in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from gloaming.server.store.database import Base
from gloaming.server.store.operations import Operations

T = TypeVar("T")


class AccountStore:
    """A store or, where it is None, a database in memory. layout: of the latter, statements between semicolons."""

    def __init__(self, store: Operations | None, layout: str) -> None:
        self._store = store
        self._base: sqlite3.Connection | None = None
        if store is None:
            self._base = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            for statement in layout.split(";"):
                self._base.execute(statement)

    @property
    def in_memory(self) -> bool:
        """Whether all of it ends with the server."""
        return self._store is None

    @property
    def shared(self) -> bool:
        """Whether other servers change it, too."""
        return self._store is not None and self._store.shared

    async def do(self, work: Callable[[Base], T]) -> T:
        """What `work` returns, once it is done; where it fails nothing is. Raises StoreFault."""
        if self._store is not None:
            return await self._store.do(work)
        assert self._base is not None
        with self._base as base:
            base.execute("BEGIN")
            return work(base)

    async def do_soon(self, work: Callable[[Base], object]) -> None:
        """Have it done, in a store without waiting for it."""
        if self._store is not None:
            self._store.do_later(work)
        else:
            await self.do(work)

    def tell_ended(self, base: Base, digest: str) -> None:
        """Let other servers know, once `base` is committed, that a session has ended."""
        if self._store is not None:
            self._store.tell_ended(base, digest)

    def close(self) -> None:
        """Forget what is in memory."""
        if self._base is not None:
            self._base.close()
