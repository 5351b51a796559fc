"""Access to account data, which is in the store or, on a server without a store, in an in-memory database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from gloaming.server.store.database import Transaction
from gloaming.server.store.operations import Operations

T = TypeVar("T")


class AccountStore:
    """Account data in a store or, if `store` is None, in an in-memory database.

    schema: the SQL statements that create the in-memory database, separated by semicolons.
    """

    def __init__(self, store: Operations | None, schema: str) -> None:
        self._store = store
        self._memory: sqlite3.Connection | None = None
        if store is None:
            self._memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            for statement in schema.split(";"):
                self._memory.execute(statement)

    @property
    def in_memory(self) -> bool:
        """Whether the data is in memory only, and lost when the server stops."""
        return self._store is None

    @property
    def shared(self) -> bool:
        """Whether other servers use the same data."""
        return self._store is not None and self._store.shared

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in a transaction and return its result. If it fails, nothing is changed. Raises StoreFault."""
        if self._store is not None:
            return await self._store.do(work)
        assert self._memory is not None
        with self._memory as transaction:
            transaction.execute("BEGIN")
            return work(transaction)

    async def do_soon(self, work: Callable[[Transaction], object]) -> None:
        """Run `work` in a transaction. If the data is in a store, do not wait until the transaction is finished."""
        if self._store is not None:
            self._store.do_later(work)
        else:
            await self.do(work)

    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Notify other servers, once `transaction` is committed, that the session with this digest has ended."""
        if self._store is not None:
            self._store.tell_ended(transaction, digest)

    def close(self) -> None:
        """Close the in-memory database, if there is one."""
        if self._memory is not None:
            self._memory.close()
