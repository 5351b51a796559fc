"""The operations of a store, whose statements are the same for SQLite and PostgreSQL.

A table in memory is owned by one server. The epoch of a table counts its owners: `recall` increments it. A write with
an earlier epoch raises Fenced, so that a server that has lost a table, but does not know it yet, cannot change the
table.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from gloaming.server.store.chat_store import StoredLine, add_line
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
"""The number added to `seq` when a table is loaded.

It exceeds the number of changes that clients saw but that were not stored.
"""


def ignore(_: str) -> None:
    """Do nothing. This is the default callback for notifications."""


class Fenced(StoreFault):
    """An error raised because another server owns the table now. Nothing was written."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is owned by another server now: nothing was written")
        self.table = table


class Operations(ABC):
    """A store. All methods raise StoreFault if the store cannot be used; then nothing has been changed.

    name: the name of the store in the log.
    folder: the folder for data other than tables, None if there is none.
    shared: whether other servers use the same store.
    has_failed: whether a write has failed since `check` last succeeded in writing a large amount of data.
    """

    shared = False
    has_failed = False
    name: str
    folder: Path | None

    @abstractmethod
    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in a transaction. Return its result once the transaction is committed."""

    @abstractmethod
    def do_later(self, work: Callable[[Transaction], Any]) -> None:
        """Queue `work` to run in a transaction, without waiting for it."""

    @abstractmethod
    def close(self) -> None:
        """Finish all queued transactions and close the store."""

    @abstractmethod
    def attend(self, lost: Callable[[Collection[str] | None], None], ended: Callable[[str], None] = ignore) -> None:
        """Connect to the other servers: start to own tables, and to receive notifications.

        lost: called with the ids of the tables that this server has to unload, None for all tables.
        ended: called with the digest of a session that has ended on another server.
        """

    @abstractmethod
    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Notify other servers, once `transaction` is committed, that the session with this digest has ended."""

    @abstractmethod
    async def claim(self, table: str) -> None:
        """Make this server the owner of a table before it loads or creates the table.

        If another server owns it, ask for its release.
        """

    @abstractmethod
    async def claim_free(self, table: str) -> bool:
        """Make this server the owner of a table unless another server owns it.

        Return whether this server is now the owner.
        """

    @abstractmethod
    def owns(self, table: str) -> bool:
        """Return whether this server still owns a table that it has claimed."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Give up the ownership of a table that has been unloaded."""

    async def begin(self, table: NewTable) -> int:
        """Store a new table and return its epoch."""
        return await self.do(partial(add_table, table=table))

    async def log(self, entry: EntryRow, results: Sequence[Work] = ()) -> None:
        """Store a journal entry, and execute the writes in `results`, in one transaction. Raises Fenced."""

        def work(transaction: Transaction) -> None:
            row = (time.time(), int(entry.over), entry.seq, entry.asked, entry.due, entry.table, entry.epoch)
            change = "UPDATE tables SET touched = ?, over = ?, seq = ?, asked = ?, due = ? WHERE id = ? AND epoch = ?"
            if transaction.execute(change, row).rowcount != 1:
                raise Fenced(entry.table)
            if entry.seats is not None:
                transaction.execute("UPDATE tables SET kinds = ? WHERE id = ?", (entry.seats, entry.table))
            logged = (entry.table, entry.number, row[0], entry.kind, entry.rqid, entry.data)
            transaction.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", logged)
            for result in results:
                result(transaction)

        await self.do(work)

    async def sit(self, table: str, epoch: int, seat: int, identity: str | None, unwelcome: str | None = None) -> None:
        """Store the person who sits in a seat, None to empty the seat. Raises Fenced.

        unwelcome: the identity of a person who may not sit down at the table again, if any.
        """

        def work(transaction: Transaction) -> None:
            _own(transaction, table, epoch)
            transaction.execute("DELETE FROM sitters WHERE table_id = ? AND seat = ?", (table, seat))
            if identity is not None:
                transaction.execute("INSERT INTO sitters VALUES (?, ?, ?)", (table, seat, identity))
            if unwelcome is not None:
                barred = "INSERT INTO unwelcome VALUES (?, ?) ON CONFLICT (table_id, identity) DO NOTHING"
                transaction.execute(barred, (table, unwelcome))

        await self.do(work)

    async def write(self, table: str, epoch: int, line: StoredLine) -> None:
        """Store a line of the chat at a table. Raises Fenced."""

        def work(transaction: Transaction) -> None:
            _own(transaction, table, epoch)
            add_line(transaction, table, line)

        await self.do(work)

    def snapshot(self, table: str, epoch: int, number: int, save: bytes | Callable[[], bytes]) -> None:
        """Queue the write of a table's snapshot. If the table has another owner by then, nothing is written.

        number: the number of the last journal entry that the snapshot includes.
        save: the packed save of the match, or a function that returns it.
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
        """Load a table and increment its epoch, because this server becomes its owner.

        Return None if there is no such table.
        """

        def work(transaction: Transaction) -> StoredTable | None:
            own = "UPDATE tables SET seq = seq + ?, touched = ?, epoch = epoch + 1 WHERE id = ?"
            transaction.execute(own, (AHEAD, time.time(), table))
            return load_table(transaction, table)

        return await self.do(work)

    async def look(self, table: str) -> StoredTable | None:
        """Load a table without becoming its owner. Return None if there is no such table."""
        return await self.do(partial(load_table, table=table))

    async def list(self, identity: str) -> Sequence[ListedTable]:
        """Return the tables that a person opened or sits at, the newest first."""
        return await self.do(partial(list_tables, identity=identity))

    async def called(self, identities: Sequence[str]) -> Sequence[tuple[str, str, str]]:
        """Return identity, name and avatar of each of the people who have a profile."""
        marks = ", ".join("?" * len(identities))
        query = f"SELECT identity, name, mark FROM people WHERE identity IN ({marks})"
        return await self.do(lambda transaction: transaction.execute(query, identities).fetchall())

    async def call(self, identity: str, name: str, mark: str) -> None:
        """Store the name and the avatar of a person."""
        query = (
            "INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT (identity) "
            "DO UPDATE SET name = excluded.name, mark = excluded.mark, chosen = excluded.chosen"
        )
        row = (identity, name, mark, time.time())

        def work(transaction: Transaction) -> None:
            transaction.execute(query, row)

        await self.do(work)

    async def due(self) -> Sequence[tuple[str, float]]:
        """Return the ids of the tables whose results are not computed yet, each with the Unix time of its last journal
        entry.

        The time is 0 for a table without entries.
        """
        query = (
            "SELECT table_id, (SELECT coalesce(max(at), 0) FROM log WHERE log.table_id = results_due.table_id) "
            "FROM results_due ORDER BY table_id"
        )
        return await self.do(lambda transaction: transaction.execute(query).fetchall())

    async def settle(self, table: str, results: Sequence[Work]) -> None:
        """Execute the writes in `results`, and remove a table from the list that `due` returns, in one transaction."""

        def work(transaction: Transaction) -> None:
            for result in results:
                result(transaction)
            transaction.execute("DELETE FROM results_due WHERE table_id = ?", (table,))

        await self.do(work)

    async def prune(self, ended_days: float, but: Collection[str]) -> Pruned:
        """Delete some of the tables that have been unused for a long time, except those in `but`. See `pruning`."""
        return await self.do(partial(prune, ended_days=ended_days, kept=but))

    async def check(self) -> None:
        """Check that the store can be written to by writing a row.

        If a write has failed before, also write as much data as the largest tables need, because a full disk may still
        have room for one row.
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
    """Write 300 kB of meaningless rows, to check that there is enough room."""
    _clear(transaction)
    numbers = "WITH RECURSIVE numbers(one) AS (SELECT 2 UNION ALL SELECT one + 1 FROM numbers WHERE one < 20000)"
    transaction.execute(f"INSERT INTO pulse {numbers} SELECT one, one + 0.5 FROM numbers")


def _clear(transaction: Transaction) -> None:
    transaction.execute("DELETE FROM pulse WHERE one > 1")


def _own(transaction: Transaction, table: str, epoch: int) -> None:
    """Lock the row of a table until the transaction ends. Raises Fenced if the table has another epoch."""
    if transaction.execute("UPDATE tables SET epoch = epoch WHERE id = ? AND epoch = ?", (table, epoch)).rowcount != 1:
        raise Fenced(table)
