"""The SQL to create, list and load tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gloaming.engine.decoding import decode
from gloaming.server.store.chat_store import StoredLine, lines_of
from gloaming.server.store.daily_store import add_try, day_of_table
from gloaming.server.store.database import Transaction
from gloaming.server.store.pack_store import add_uses, has_uses

MOST_LISTED: Final = 200
"""The maximum number of tables in a person's list."""


@dataclass(frozen=True)
class NewTable:
    """A new table to be stored.

    table: the id of the table.
    kinds: "human" or the spec of a bot for each seat, as JSON.
    opener: the identity of the person who opened the table.
    asked: the seat to move, None if the match is over.
    sitters: the occupied human seats, each with the person's identity.
    save: the packed save of the match.
    course: the id of the lesson or challenge, "" for none.
    title: what the match plays in its campaign, "" for none.
    follows: the id of the table of the campaign's previous match, "" for none.
    day: the day of the daily challenge, "" for none.
    contents: the names of the contents of its workshop packs.
    """

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
    contents: Sequence[str] = ()


@dataclass(frozen=True)
class EntryRow:
    """A journal entry to be stored, with the state of the game table after the entry.

    table: the id of the table.
    epoch: the epoch in which the server owns the table.
    number: the number of the entry in the journal.
    kind: the kind of the entry.
    rqid: the number of the open question after the entry.
    data: the fields of the entry, as JSON.
    over: whether the match is over after the entry.
    seq: the number of changes of the table after the entry.
    asked: the seat to move after the entry, None if there is none.
    due: Unix time at which the running clock expires, None if no clock runs.
    seats: "human" or the spec of a bot for each seat, as JSON, if the entry changes them.
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
    seats: str | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table loaded from the store.

    kinds: "human" or the spec of a bot for each seat.
    sitters: the identity of the person in each seat, None for a bot or an empty seat.
    number: the number of the last journal entry that the snapshot `save` includes.
    save: the packed save of the match.
    entries: the journal entries, each with number, kind, rqid and data as JSON.
    due: Unix time at which the running clock expires, None if no clock runs.
    unwelcome: the identities of people who may not sit down at the table again.
    chat: the lines of the chat.
    with_packs: whether the match has packs of the workshop.
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
    chat: Sequence[StoredLine] = ()
    with_packs: bool = False


@dataclass(frozen=True)
class ListedTable:
    """A table in a person's list, read from the store without loading the match.

    asked: the seat to move, None if there is none.
    campaign: what the match plays in its campaign, "" for none.
    save: the first bytes of the packed save.
    """

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


def add_table(transaction: Transaction, table: NewTable) -> int:
    """Store a new table and, if it is a daily challenge, the person's attempt. Return the table's epoch."""
    id, now = table.table, time.time()
    transaction.execute(
        "INSERT INTO tables (id, game, kinds, opener, onlookers, opened, touched, over, seq, asked, epoch) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 1)",
        (
            id,
            table.game,
            table.kinds,
            table.opener,
            int(table.spectators),
            now,
            now,
            int(table.over),
            table.asked,
        ),
    )
    if table.sitters:
        transaction.executemany("INSERT INTO sitters VALUES (?, ?, ?)", [(id, *sitter) for sitter in table.sitters])
    transaction.execute("INSERT INTO snapshots VALUES (?, 0, ?)", (id, table.save))
    if table.course:
        transaction.execute("INSERT INTO courses VALUES (?, ?)", (id, table.course))
    if table.title:
        transaction.execute("INSERT INTO campaigns VALUES (?, ?, '')", (id, table.title))
    if table.follows:
        transaction.execute(
            "INSERT INTO campaigns VALUES (?, '', '') ON CONFLICT (table_id) DO NOTHING", (table.follows,)
        )
        transaction.execute("UPDATE campaigns SET sequel = ? WHERE table_id = ?", (id, table.follows))
    add_uses(transaction, id, table.contents)
    if table.day:
        add_try(transaction, table.day, table.game, table.opener, id)
    return 1


def load_table(transaction: Transaction, table: str) -> StoredTable | None:
    """Return the table with an id, None if there is no such table."""
    query = "SELECT kinds, opener, onlookers, seq, epoch, due FROM tables WHERE id = ?"
    row = transaction.execute(query, (table,)).fetchone()
    if row is None:
        return None
    kinds = decode(row[0], list[str])
    sitters: list[str | None] = [None] * len(kinds)
    for seat, identity in transaction.execute(
        "SELECT seat, identity FROM sitters WHERE table_id = ?", (table,)
    ).fetchall():
        sitters[seat] = identity
    number, save = transaction.execute("SELECT number, save FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    taught = transaction.execute("SELECT course FROM courses WHERE table_id = ?", (table,)).fetchone()
    entries = transaction.execute(
        "SELECT number, kind, rqid, data FROM log WHERE table_id = ? ORDER BY number", (table,)
    )
    unwelcome = transaction.execute("SELECT identity FROM unwelcome WHERE table_id = ?", (table,)).fetchall()
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
        day=day_of_table(transaction, table),
        next_match=_campaign(transaction, table)[1],
        entries=entries.fetchall(),
        due=row[5],
        unwelcome=[identity for (identity,) in unwelcome],
        chat=lines_of(transaction, table),
        with_packs=has_uses(transaction, table),
    )


def _campaign(transaction: Transaction, table: str) -> tuple[str, str]:
    """Return the title of a table's match in its campaign, and the id of the next match's table; "" for each that is
    missing.
    """
    row = transaction.execute("SELECT title, sequel FROM campaigns WHERE table_id = ?", (table,)).fetchone()
    return ("", "") if row is None else (str(row[0]), str(row[1]))


def list_tables(transaction: Transaction, identity: str) -> Sequence[ListedTable]:
    """Return the tables that a person opened or sits at, the newest first."""
    which = "opener = ? OR id IN (SELECT table_id FROM sitters WHERE identity = ?)"
    return _list(transaction, which, identity, identity)


def tables_called_to(transaction: Transaction, identity: str) -> Sequence[ListedTable]:
    """Return the tables to which recent players have invited a person, the newest first."""
    return _list(transaction, "id IN (SELECT table_id FROM called_to WHERE identity = ? AND at > 0)", identity)


def _list(transaction: Transaction, which: str, *values: str) -> Sequence[ListedTable]:
    """Return the tables for which the SQL condition `which` is true, the newest first."""
    rows = transaction.execute(
        "SELECT id, game, kinds, opener, onlookers, touched, over, asked, "
        "(SELECT substr(save, 1, 200) FROM snapshots WHERE table_id = id) FROM tables "
        f"WHERE {which} ORDER BY opened DESC LIMIT ?",
        (*values, MOST_LISTED),
    ).fetchall()
    tables = []
    for id, game, kinds, opener, spectators, touched, over, asked, save in rows:
        sitters = dict(transaction.execute("SELECT seat, identity FROM sitters WHERE table_id = ?", (id,)).fetchall())
        names = decode(kinds, list[str])
        title, sequel = _campaign(transaction, id)
        tables.append(
            ListedTable(
                id, game, names, opener, bool(spectators), touched, bool(over), asked, sitters, title, sequel, save
            )
        )
    return tables


def game_open_to_spectators(transaction: Transaction, table: str) -> str:
    """Return the game of a table that anyone may watch.

    Return "" if spectators are not allowed or there is no such table.
    """
    row = transaction.execute("SELECT game FROM tables WHERE id = ? AND onlookers <> 0", (table,)).fetchone()
    return "" if row is None else str(row[0])
