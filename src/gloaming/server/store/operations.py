"""The operations of a store. SQLite and PostgreSQL execute the same statements.

Each table in memory has an owner, and an epoch that counts its owners. `recall` begins a new epoch. Writes by the owner
of an earlier epoch are rejected as Fenced, so a server that was thought dead cannot change anything.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from gloaming.server.store.database import StoreFault, Transaction, Work
from gloaming.server.store.pruning import Pruned, prune
from gloaming.server.store.table_rows import (
    EntryRow,
    ListedTable,
    NewTable,
    StoredTable,
    add_table,
    list_tables,
    load_table,
)

T = TypeVar("T")

AHEAD: Final = 1_000_000
"""The leap of `seq` when a table is loaded: more than the changes that were sent but not stored."""


def ignore(_: str) -> None:
    """Ignore an argument."""


class Fenced(StoreFault):
    """Another server owns the table now, so nothing was written."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is owned by another server now: nothing was written")
        self.table = table


class Operations(ABC):
    """A store. All methods raise StoreFault if the store cannot be used, and then nothing was done.

    name: in the log; folder: for data other than tables, None: there is none; shared: whether other servers use the
    store, too; has_failed: whether a write failed, until `check` has written as much.
    """

    shared = False
    has_failed = False
    name: str
    folder: Path | None

    @abstractmethod
    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run a transaction. Return what `work` returns, once it is committed."""

    @abstractmethod
    def do_later(self, work: Callable[[Transaction], Any]) -> None:
        """Run a transaction after all earlier ones, without waiting for it."""

    @abstractmethod
    def close(self) -> None:
        """Finish all work, and close the store."""

    @abstractmethod
    def attend(self, lost: Callable[[Collection[str] | None], None], ended: Callable[[str], None] = ignore) -> None:
        """Start to own tables, and to receive notifications from other servers.

        lost: called with the tables that have to leave memory, None: all; ended: called with the digest of a session
        that has ended at another server.
        """

    @abstractmethod
    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Notify other servers, once `transaction` is committed, that a session has ended."""

    @abstractmethod
    async def claim(self, table: str) -> None:
        """Own a table, before it is recalled or begun. Another owner is asked to release it."""

    @abstractmethod
    async def claim_free(self, table: str) -> bool:
        """Own a table if no other server does; return whether it is owned."""

    @abstractmethod
    def owns(self, table: str) -> bool:
        """Return whether a claimed table is still owned."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Release a table that has left memory."""

    async def begin(self, table: NewTable) -> int:
        """Store a new table. Return its epoch."""
        return await self.do(partial(add_table, table=table))

    async def log(self, entry: EntryRow, results: Sequence[Work] = ()) -> None:
        """Write a journal entry and its results in one transaction. Raises Fenced."""

        def work(transaction: Transaction) -> None:
            row = (time.time(), int(entry.over), entry.seq, entry.asked, entry.due, entry.table, entry.epoch)
            change = "UPDATE tables SET touched = ?, over = ?, seq = ?, asked = ?, due = ? WHERE id = ? AND epoch = ?"
            if transaction.execute(change, row).rowcount != 1:
                raise Fenced(entry.table)
            logged = (entry.table, entry.number, row[0], entry.kind, entry.rqid, entry.data)
            transaction.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", logged)
            for result in results:
                result(transaction)

        await self.do(work)

    async def sit(self, table: str, epoch: int, seat: int, identity: str | None, unwelcome: str | None = None) -> None:
        """Store who sits at a seat; None: nobody. unwelcome: a person who may not sit down again. Raises Fenced."""

        def work(transaction: Transaction) -> None:
            _own(transaction, table, epoch)
            transaction.execute("DELETE FROM sitters WHERE table_id = ? AND seat = ?", (table, seat))
            if identity is not None:
                transaction.execute("INSERT INTO sitters VALUES (?, ?, ?)", (table, seat, identity))
            if unwelcome is not None:
                barred = "INSERT INTO unwelcome VALUES (?, ?) ON CONFLICT (table_id, identity) DO NOTHING"
                transaction.execute(barred, (table, unwelcome))

        await self.do(work)

    def snapshot(self, table: str, epoch: int, number: int, save: bytes | Callable[[], bytes]) -> None:
        """Write a snapshot of a table later, unless it has another owner by then. number: of the last entry in it.

        save: the bytes, or a function that returns them, called at the time of writing.
        """

        def work(transaction: Transaction) -> None:
            try:
                _own(transaction, table, epoch)
            except Fenced:
                return
            transaction.execute(
                "INSERT INTO snapshots VALUES (?, ?, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, save = excluded.save",
                (table, number, save if isinstance(save, bytes) else save()),
            )

        self.do_later(work)

    async def recall(self, table: str) -> StoredTable | None:
        """Load a table, and begin an epoch as its owner; None: there is no such table."""

        def work(transaction: Transaction) -> StoredTable | None:
            own = "UPDATE tables SET seq = seq + ?, touched = ?, epoch = epoch + 1 WHERE id = ?"
            transaction.execute(own, (AHEAD, time.time(), table))
            return load_table(transaction, table)

        return await self.do(work)

    async def look(self, table: str) -> StoredTable | None:
        """Load a table without owning it; None: there is no such table."""
        return await self.do(partial(load_table, table=table))

    async def list(self, identity: str) -> Sequence[ListedTable]:
        """Return the tables that an identity opened or sits at, the newest first."""
        return await self.do(partial(list_tables, identity=identity))

    async def called(self, identities: Sequence[str]) -> Sequence[tuple[str, str, str]]:
        """Return identity, name and mark of those identities that have a profile."""
        marks = ", ".join("?" * len(identities))
        query = f"SELECT identity, name, mark FROM people WHERE identity IN ({marks})"
        return await self.do(lambda transaction: transaction.execute(query, identities).fetchall())

    async def call(self, identity: str, name: str, mark: str) -> None:
        """Store a profile."""
        query = (
            "INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT (identity) "
            "DO UPDATE SET name = excluded.name, mark = excluded.mark, chosen = excluded.chosen"
        )
        row = (identity, name, mark, time.time())

        def work(transaction: Transaction) -> None:
            transaction.execute(query, row)

        await self.do(work)

    async def due(self) -> Sequence[tuple[str, float]]:
        """Return the tables whose results are still to be computed, with the time of their last entries, 0: none."""
        query = (
            "SELECT table_id, (SELECT coalesce(max(at), 0) FROM log WHERE log.table_id = results_due.table_id) "
            "FROM results_due ORDER BY table_id"
        )
        return await self.do(lambda transaction: transaction.execute(query).fetchall())

    async def settle(self, table: str, results: Sequence[Work]) -> None:
        """Store the results of a table, and that it is no longer due, in one transaction."""

        def work(transaction: Transaction) -> None:
            for result in results:
                result(transaction)
            transaction.execute("DELETE FROM results_due WHERE table_id = ?", (table,))

        await self.do(work)

    async def prune(self, ended_days: float, but: Collection[str]) -> Pruned:
        """Delete some tables that were unused for long, except those in `but`. See `pruning`."""
        return await self.do(partial(prune, ended_days=ended_days, kept=but))

    async def check(self) -> None:
        """Write something.

        After a failure, write as much as the largest tables need: a full disk may still have room for less.
        """
        beat = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        await self.do(lambda transaction: transaction.execute(beat, (time.time(),)).rowcount)
        if self.has_failed:
            self.has_failed = False
            try:
                await self.do(_fill)
                await self.do(_clear)
            except BaseException:  # also if it was cancelled because it took too long
                self.has_failed = True
                raise


def _fill(transaction: Transaction) -> None:
    """Write 300 kB of meaningless rows."""
    _clear(transaction)
    numbers = "WITH RECURSIVE numbers(one) AS (SELECT 2 UNION ALL SELECT one + 1 FROM numbers WHERE one < 20000)"
    transaction.execute(f"INSERT INTO pulse {numbers} SELECT one, one + 0.5 FROM numbers")


def _clear(transaction: Transaction) -> None:
    transaction.execute("DELETE FROM pulse WHERE one > 1")


def _own(transaction: Transaction, table: str, epoch: int) -> None:
    """Lock the table's epoch until the transaction ends. Raises Fenced."""
    if transaction.execute("UPDATE tables SET epoch = epoch WHERE id = ? AND epoch = ?", (table, epoch)).rowcount != 1:
        raise Fenced(table)
