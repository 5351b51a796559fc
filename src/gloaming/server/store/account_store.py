"""Account data: in the store or, on a server without one, in an in-memory database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from gloaming.server.store.database import Transaction
from gloaming.server.store.operations import Operations

T = TypeVar("T")


class AccountStore:
    """A part of a store or, without a store, an in-memory database. schema: of the latter, separated by semicolons."""

    def __init__(self, store: Operations | None, schema: str) -> None:
        self._store = store
        self._memory: sqlite3.Connection | None = None
        if store is None:
            self._memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            for statement in schema.split(";"):
                self._memory.execute(statement)

    @property
    def in_memory(self) -> bool:
        """Whether the data is lost when the server ends."""
        return self._store is None

    @property
    def shared(self) -> bool:
        """Whether other servers change the data, too."""
        return self._store is not None and self._store.shared

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run a transaction and return what `work` returns; if it fails, nothing is changed. Raises StoreFault."""
        if self._store is not None:
            return await self._store.do(work)
        assert self._memory is not None
        with self._memory as transaction:
            transaction.execute("BEGIN")
            return work(transaction)

    async def do_soon(self, work: Callable[[Transaction], object]) -> None:
        """Run a transaction; if there is a store, without waiting for it."""
        if self._store is not None:
            self._store.do_later(work)
        else:
            await self.do(work)

    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Notify other servers, once `transaction` is committed, that a session has ended."""
        if self._store is not None:
            self._store.tell_ended(transaction, digest)

    def close(self) -> None:
        """Close the in-memory database, if there is one."""
        if self._memory is not None:
            self._memory.close()
