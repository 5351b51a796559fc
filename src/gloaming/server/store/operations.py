"""What a store can do, by name. Every store of SQL does it alike: SQLite and PostgreSQL read the same statements.

Each table at which people play has an owner, and an epoch that counts its owners: `recall` begins a new one, and what
an owner of a former epoch writes is refused, whole, as Fenced. So a server that was thought dead changes nothing.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from gloaming.server.store.database import Base, StoreFault, Work
from gloaming.server.store.pruning import Pruned, prune

T = TypeVar("T")

AHEAD: Final = 1_000_000
"""By how much `seq` leaps when a table comes back: more than the changes told but, being no choices, not stored."""

MOST_LISTED: Final = 200
"""Tables of somebody that are listed."""


def ignore(_: str) -> None:
    """Nobody wants to hear it."""


class Fenced(StoreFault):
    """Somebody else owns the table by now: nothing was written."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is owned by another server now: nothing was written")
        self.table = table


@dataclass(frozen=True)
class NewTable:
    """A table that begins. kinds: as JSON; asked: the seat that is; day, course, title, follows: "" for none."""

    table: str
    game: str
    kinds: str
    opener: str
    spectators: bool
    over: bool
    asked: int | None
    sitters: Sequence[tuple[int, str]]
    save: bytes
    course: str = ""
    title: str = ""
    follows: str = ""
    day: str = ""


@dataclass(frozen=True)
class EntryRow:
    """Something that happens at a table. data: as JSON; over, seq, asked: of the table once it has happened.

    due: the Unix time at which the clock that runs then is over, None: none runs.
    """

    table: str
    epoch: int
    number: int
    kind: str
    rqid: int
    data: str
    over: bool
    seq: int
    asked: int | None
    due: float | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table as it was left. save: after the entry of that number; entries: number, kind, rqid, data as JSON.

    due: as of an EntryRow; unwelcome: the identities that sit down here no more.
    """

    kinds: list[str]
    opener: str
    spectators: bool
    seq: int
    epoch: int
    sitters: list[str | None]
    number: int
    save: bytes
    course: str
    day: str
    next_match: str
    entries: list[tuple[int, str, int, str]]
    due: float | None = None
    unwelcome: Sequence[str] = ()


@dataclass(frozen=True)
class ListedTable:
    """A table that is not in memory, as the store lists it. save: its first bytes."""

    id: str
    game: str
    kinds: list[str]
    opener: str
    spectators: bool
    touched: float
    over: bool
    asked: int | None
    sitters: dict[int, str] = field(default_factory=dict)
    campaign: str = ""
    next_match: str = ""
    save: bytes | None = None


class Operations(ABC):
    """A store. All of it raises StoreFault where the store cannot be used; then nothing was done.

    name: by which it is told in the log; folder: where what is no table is kept beside it, None: nowhere;
    shared: whether other servers use it, too; has_failed: whether something could not be written, until `check` has
    written as much.
    """

    shared = False
    has_failed = False
    name: str
    folder: Path | None

    @abstractmethod
    async def do(self, work: Callable[[Base], T]) -> T:
        """What `work` returns, once it is committed."""

    @abstractmethod
    def do_later(self, work: Callable[[Base], Any]) -> None:
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
    def tell_ended(self, base: Base, digest: str) -> None:
        """Let other servers know, once `base` is committed, that a session has ended."""

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

    async def begin(self, opened: NewTable) -> int:
        """Write a new table down, and whose try of the deal of the day it is. Returns its epoch."""
        return await self.do(partial(_begin, opened=opened))

    async def log(self, entry: EntryRow, results: Sequence[Work] = ()) -> None:
        """Write down what happens at a table, with its results or not at all. Raises Fenced."""

        def work(base: Base) -> None:
            row = (time.time(), int(entry.over), entry.seq, entry.asked, entry.due, entry.table, entry.epoch)
            change = "UPDATE tables SET touched = ?, over = ?, seq = ?, asked = ?, due = ? WHERE id = ? AND epoch = ?"
            if base.execute(change, row).rowcount != 1:
                raise Fenced(entry.table)
            logged = (entry.table, entry.number, row[0], entry.kind, entry.rqid, entry.data)
            base.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", logged)
            for one in results:
                one(base)

        await self.do(work)

    async def sit(self, table: str, epoch: int, seat: int, identity: str | None, unwelcome: str | None = None) -> None:
        """Write down who sits on a seat; None: nobody. unwelcome: who sits down here no more. Raises Fenced."""

        def work(base: Base) -> None:
            _own(base, table, epoch)
            base.execute("DELETE FROM sitters WHERE table_id = ? AND seat = ?", (table, seat))
            if identity is not None:
                base.execute("INSERT INTO sitters VALUES (?, ?, ?)", (table, seat, identity))
            if unwelcome is not None:
                barred = "INSERT INTO unwelcome VALUES (?, ?) ON CONFLICT (table_id, identity) DO NOTHING"
                base.execute(barred, (table, unwelcome))

        await self.do(work)

    def snapshot(self, table: str, epoch: int, number: int, save: bytes | Callable[[], bytes]) -> None:
        """Write later what a table is like after an entry; nothing where somebody else owns it by then.

        save: or what gives it, where it is written.
        """

        def work(base: Base) -> None:
            try:
                _own(base, table, epoch)
            except Fenced:
                return
            base.execute(
                "INSERT INTO snapshots VALUES (?, ?, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, save = excluded.save",
                (table, number, save if isinstance(save, bytes) else save()),
            )

        self.do_later(work)

    async def recall(self, table: str) -> StoredTable | None:
        """A table as it was left, owned by the asker from now on; None: there is none of that id."""

        def work(base: Base) -> StoredTable | None:
            own = "UPDATE tables SET seq = seq + ?, touched = ?, epoch = epoch + 1 WHERE id = ?"
            base.execute(own, (AHEAD, time.time(), table))
            return kept(base, table)

        return await self.do(work)

    async def look(self, table: str) -> StoredTable | None:
        """A table as it was left, which stays as it is; None: there is none of that id."""
        return await self.do(partial(kept, table=table))

    async def list(self, identity: str) -> Sequence[ListedTable]:
        """The tables that someone opened or sits at, the newest first."""
        return await self.do(partial(_list, identity=identity))

    async def called(self, identities: Sequence[str]) -> Sequence[tuple[str, str, str]]:
        """Identity, name and mark of those of these people who have any."""
        marks = ", ".join("?" * len(identities))
        query = f"SELECT identity, name, mark FROM people WHERE identity IN ({marks})"
        return await self.do(lambda base: base.execute(query, identities).fetchall())

    async def call(self, identity: str, name: str, mark: str) -> None:
        """Call somebody so from now on."""
        query = (
            "INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT (identity) "
            "DO UPDATE SET name = excluded.name, mark = excluded.mark, chosen = excluded.chosen"
        )
        row = (identity, name, mark, time.time())

        def work(base: Base) -> None:
            base.execute(query, row)

        await self.do(work)

    async def due(self) -> Sequence[tuple[str, float]]:
        """The tables whose results are still to be worked out, and when something last happened there; 0: never."""
        query = (
            "SELECT table_id, (SELECT coalesce(max(at), 0) FROM log WHERE log.table_id = results_due.table_id) "
            "FROM results_due ORDER BY table_id"
        )
        return await self.do(lambda base: base.execute(query).fetchall())

    async def settle(self, table: str, results: Sequence[Work]) -> None:
        """Write down what a table came to, all at once, and that it is due no more."""

        def work(base: Base) -> None:
            for one in results:
                one(base)
            base.execute("DELETE FROM results_due WHERE table_id = ?", (table,))

        await self.do(work)

    async def prune(self, ended_days: float, but: Collection[str]) -> Pruned:
        """Drop some of the tables that were left long ago, but not those `but`: see `pruning`."""
        return await self.do(partial(prune, ended_days=ended_days, kept=but))

    async def check(self) -> None:
        """Write something: after a failure as much as the largest tables take, as less may still fit on a full disk."""
        beat = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        await self.do(lambda base: base.execute(beat, (time.time(),)).rowcount)
        if self.has_failed:
            self.has_failed = False
            try:
                await self.do(_fill)
                await self.do(_clear)
            except BaseException:  # also where it takes too long
                self.has_failed = True
                raise


def _fill(base: Base) -> None:
    """Write 300 kB of rows that mean nothing."""
    _clear(base)
    numbers = "WITH RECURSIVE numbers(one) AS (SELECT 2 UNION ALL SELECT one + 1 FROM numbers WHERE one < 20000)"
    base.execute(f"INSERT INTO pulse {numbers} SELECT one, one + 0.5 FROM numbers")


def _clear(base: Base) -> None:
    base.execute("DELETE FROM pulse WHERE one > 1")


def _own(base: Base, table: str, epoch: int) -> None:
    """Keep the table's epoch until this transaction ends. Raises Fenced."""
    if base.execute("UPDATE tables SET epoch = epoch WHERE id = ? AND epoch = ?", (table, epoch)).rowcount != 1:
        raise Fenced(table)


def _begin(base: Base, opened: NewTable) -> int:
    id, now = opened.table, time.time()
    base.execute(
        "INSERT INTO tables (id, game, kinds, opener, onlookers, opened, touched, over, seq, asked, epoch) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 1)",
        (
            id,
            opened.game,
            opened.kinds,
            opened.opener,
            int(opened.spectators),
            now,
            now,
            int(opened.over),
            opened.asked,
        ),
    )
    if opened.sitters:
        base.executemany("INSERT INTO sitters VALUES (?, ?, ?)", [(id, *one) for one in opened.sitters])
    base.execute("INSERT INTO snapshots VALUES (?, 0, ?)", (id, opened.save))
    if opened.course:
        base.execute("INSERT INTO courses VALUES (?, ?)", (id, opened.course))
    if opened.title:
        base.execute("INSERT INTO campaigns VALUES (?, ?, '')", (id, opened.title))
    if opened.follows:
        base.execute("INSERT INTO campaigns VALUES (?, '', '') ON CONFLICT (table_id) DO NOTHING", (opened.follows,))
        base.execute("UPDATE campaigns SET sequel = ? WHERE table_id = ?", (id, opened.follows))
    if opened.day:
        attempt(base, opened.day, opened.game, opened.opener, id)
    return 1


def attempt(base: Base, day: str, game: str, identity: str, table: str) -> None:
    """Write down whose try of the deal of a day a table is."""
    base.execute("INSERT INTO tries VALUES (?, ?, ?, ?)", (day, game, identity, table))


def kept(base: Base, table: str) -> StoredTable | None:
    """A table as it was left, which stays as it is; None: there is none of that id."""
    query = "SELECT kinds, opener, onlookers, seq, epoch, due FROM tables WHERE id = ?"
    row = base.execute(query, (table,)).fetchone()
    if row is None:
        return None
    kinds = msgspec.json.decode(row[0], type=list[str])
    sitters: list[str | None] = [None] * len(kinds)
    for seat, identity in base.execute("SELECT seat, identity FROM sitters WHERE table_id = ?", (table,)).fetchall():
        sitters[seat] = identity
    number, save = base.execute("SELECT number, save FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    taught = base.execute("SELECT course FROM courses WHERE table_id = ?", (table,)).fetchone()
    entries = base.execute("SELECT number, kind, rqid, data FROM log WHERE table_id = ? ORDER BY number", (table,))
    unwelcome = base.execute("SELECT identity FROM unwelcome WHERE table_id = ?", (table,)).fetchall()
    return StoredTable(
        kinds=kinds,
        opener=row[1],
        spectators=bool(row[2]),
        seq=row[3],
        epoch=row[4],
        sitters=sitters,
        number=number,
        save=save,
        course="" if taught is None else taught[0],
        day=day_of_table(base, table),
        next_match=_campaign(base, table)[1],
        entries=entries.fetchall(),
        due=row[5],
        unwelcome=[identity for (identity,) in unwelcome],
    )


def day_of_table(base: Base, table: str) -> str:
    """The day whose deal a table is; "" for none."""
    row = base.execute("SELECT day FROM tries WHERE table_id = ?", (table,)).fetchone()
    return "" if row is None else str(row[0])


def _campaign(base: Base, table: str) -> tuple[str, str]:
    """What the match of a table plays in a campaign, and the table that follows it; "" for none."""
    row = base.execute("SELECT title, sequel FROM campaigns WHERE table_id = ?", (table,)).fetchone()
    return ("", "") if row is None else (str(row[0]), str(row[1]))


def _list(base: Base, identity: str) -> Sequence[ListedTable]:
    rows = base.execute(
        "SELECT id, game, kinds, opener, onlookers, touched, over, asked, "
        "(SELECT substr(save, 1, 200) FROM snapshots WHERE table_id = id) FROM tables "
        "WHERE opener = ? OR id IN (SELECT table_id FROM sitters WHERE identity = ?) ORDER BY opened DESC LIMIT ?",
        (identity, identity, MOST_LISTED),
    ).fetchall()
    tables = []
    for id, game, kinds, opener, spectators, touched, over, asked, save in rows:
        sitters = dict(base.execute("SELECT seat, identity FROM sitters WHERE table_id = ?", (id,)).fetchall())
        names = msgspec.json.decode(kinds, type=list[str])
        title, sequel = _campaign(base, id)
        tables.append(
            ListedTable(
                id, game, names, opener, bool(spectators), touched, bool(over), asked, sitters, title, sequel, save
            )
        )
    return tables
