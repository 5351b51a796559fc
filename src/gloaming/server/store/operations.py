"""What a store can do, by name. Every store of SQL does it alike: SQLite and PostgreSQL read the same statements.

Each table at which people play has an owner, and an epoch that counts its owners: `recall` begins a new one, and what
an owner of a former epoch writes is refused, whole, as Fenced. So a server that was thought dead changes nothing.
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
"""By how much `seq` leaps when a table comes back: more than the changes told but, being no choices, not stored."""


def ignore(_: str) -> None:
    """Nobody wants to hear it."""


class Fenced(StoreFault):
    """Somebody else owns the table by now: nothing was written."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is owned by another server now: nothing was written")
        self.table = table


class Operations(ABC):
    """A store. All of it raises StoreFault where the store cannot be used; then nothing was done.

    name: by which it is told in the log; folder: where data other than tables is stored, None: nowhere;
    shared: whether other servers use it, too; has_failed: whether something could not be written, until `check` has
    written as much.
    """

    shared = False
    has_failed = False
    name: str
    folder: Path | None

    @abstractmethod
    async def do(self, work: Callable[[Transaction], T]) -> T:
        """What `work` returns, once it is committed."""

    @abstractmethod
    def do_later(self, work: Callable[[Transaction], Any]) -> None:
        """Have it done after all that was asked for before."""

    @abstractmethod
    def close(self) -> None:
        """Do what is left to do and close it."""

    @abstractmethod
    def attend(self, lost: Callable[[Collection[str] | None], None], ended: Callable[[str], None] = ignore) -> None:
        """Begin to own tables, and to hear of other servers.

        lost: called with those that are to leave memory, None: all; ended: with the digest of a session that has ended
        at another server.
        """

    @abstractmethod
    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Let other servers know, once `transaction` is committed, that a session has ended."""

    @abstractmethod
    async def claim(self, table: str) -> None:
        """Own a table from now on, before it is recalled or begun; whoever owns it is asked to let it go."""

    @abstractmethod
    async def claim_free(self, table: str) -> bool:
        """Own a table from now on, if no other server does; False: another one does."""

    @abstractmethod
    def owns(self, table: str) -> bool:
        """Whether a table that was claimed is still owned."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Own a table no longer: it has left memory."""

    async def begin(self, table: NewTable) -> int:
        """Store a new table. Returns its epoch."""
        return await self.do(partial(add_table, table=table))

    async def log(self, entry: EntryRow, results: Sequence[Work] = ()) -> None:
        """Write down what happens at a table, with its results or not at all. Raises Fenced."""

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
        """Write down who sits on a seat; None: nobody. unwelcome: who sits down here no more. Raises Fenced."""

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
        """Write later what a table is like after an entry; nothing where somebody else owns it by then.

        save: or what gives it, where it is written.
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
        """A table as it was left, owned by the asker from now on; None: there is none of that id."""

        def work(transaction: Transaction) -> StoredTable | None:
            own = "UPDATE tables SET seq = seq + ?, touched = ?, epoch = epoch + 1 WHERE id = ?"
            transaction.execute(own, (AHEAD, time.time(), table))
            return load_table(transaction, table)

        return await self.do(work)

    async def look(self, table: str) -> StoredTable | None:
        """A table as it was left, which stays as it is; None: there is none of that id."""
        return await self.do(partial(load_table, table=table))

    async def list(self, identity: str) -> Sequence[ListedTable]:
        """The tables that someone opened or sits at, the newest first."""
        return await self.do(partial(list_tables, identity=identity))

    async def called(self, identities: Sequence[str]) -> Sequence[tuple[str, str, str]]:
        """Identity, name and mark of those of these people who have any."""
        marks = ", ".join("?" * len(identities))
        query = f"SELECT identity, name, mark FROM people WHERE identity IN ({marks})"
        return await self.do(lambda transaction: transaction.execute(query, identities).fetchall())

    async def call(self, identity: str, name: str, mark: str) -> None:
        """Call somebody so from now on."""
        query = (
            "INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT (identity) "
            "DO UPDATE SET name = excluded.name, mark = excluded.mark, chosen = excluded.chosen"
        )
        row = (identity, name, mark, time.time())

        def work(transaction: Transaction) -> None:
            transaction.execute(query, row)

        await self.do(work)

    async def due(self) -> Sequence[tuple[str, float]]:
        """The tables whose results are still to be worked out, and when something last happened there; 0: never."""
        query = (
            "SELECT table_id, (SELECT coalesce(max(at), 0) FROM log WHERE log.table_id = results_due.table_id) "
            "FROM results_due ORDER BY table_id"
        )
        return await self.do(lambda transaction: transaction.execute(query).fetchall())

    async def settle(self, table: str, results: Sequence[Work]) -> None:
        """Write down what a table came to, all at once, and that it is due no more."""

        def work(transaction: Transaction) -> None:
            for result in results:
                result(transaction)
            transaction.execute("DELETE FROM results_due WHERE table_id = ?", (table,))

        await self.do(work)

    async def prune(self, ended_days: float, but: Collection[str]) -> Pruned:
        """Drop some of the tables that were left long ago, but not those `but`: see `pruning`."""
        return await self.do(partial(prune, ended_days=ended_days, kept=but))

    async def check(self) -> None:
        """Write something: after a failure as much as the largest tables take, as less may still fit on a full disk."""
        beat = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        await self.do(lambda transaction: transaction.execute(beat, (time.time(),)).rowcount)
        if self.has_failed:
            self.has_failed = False
            try:
                await self.do(_fill)
                await self.do(_clear)
            except BaseException:  # also where it takes too long
                self.has_failed = True
                raise


def _fill(transaction: Transaction) -> None:
    """Write 300 kB of rows that mean nothing."""
    _clear(transaction)
    numbers = "WITH RECURSIVE numbers(one) AS (SELECT 2 UNION ALL SELECT one + 1 FROM numbers WHERE one < 20000)"
    transaction.execute(f"INSERT INTO pulse {numbers} SELECT one, one + 0.5 FROM numbers")


def _clear(transaction: Transaction) -> None:
    transaction.execute("DELETE FROM pulse WHERE one > 1")


def _own(transaction: Transaction, table: str, epoch: int) -> None:
    """Keep the table's epoch until this transaction ends. Raises Fenced."""
    if transaction.execute("UPDATE tables SET epoch = epoch WHERE id = ? AND epoch = ?", (table, epoch)).rowcount != 1:
        raise Fenced(table)
