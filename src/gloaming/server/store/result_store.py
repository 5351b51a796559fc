"""The results of finished matches with their records, and completed lessons and challenges.

Results are kept after their tables have been deleted: the newest MOST_RESULTS of each person, for RESULT_DAYS.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeVar

import msgspec

from gloaming.engine.decoding import decode
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.daily_store import day_of_table
from gloaming.server.store.database import Transaction
from gloaming.server.store.migrations import THIRD, TWELFTH
from gloaming.server.store.operations import Operations

MOST_RESULTS: Final = 500
"""The maximum number of stored results of one person."""

MOST_IN_MEMORY: Final = 10_000
"""The maximum number of results of all people on a server without a store."""

T = TypeVar("T")


class ArchivedSeats(msgspec.Struct, frozen=True, rename={"spectators": "onlookers"}):
    """The seats of an archived table, with the counts of hints and undos. Stored as JSON in `endings.seating`.

    kinds: "human" or the spec of a bot for each seat.
    opener: the identity of the person who opened the table.
    sitters: the identity of the person in each seat, None for a bot or an empty seat.
    hints: the number of hints that each seat took.
    undone: the number of undos.
    """

    kinds: list[str]
    opener: str
    spectators: bool
    sitters: list[str | None]
    hints: list[int]
    undone: int
    resigned: list[int] = []
    ended: EarlyEnd | None = None


class ArchivedTable(NamedTuple):
    """An archived table, of which at least one person's result is stored.

    seats: ArchivedSeats as JSON.
    record: the record of the match as JSON.
    results: each person's result as JSON.
    day: the day of the daily challenge, "" for another match.
    """

    seats: str
    record: str
    results: list[str]
    day: str


@dataclass(frozen=True)
class FinishedMatch:
    """A finished match to be archived.

    table: the id of the table.
    results: the results by the identities of the people who played.
    record: the record of the match as JSON.
    """

    table: str
    results: dict[str, ResultInfo]
    seats: ArchivedSeats
    record: bytes

    def write(self, transaction: Transaction) -> None:
        """Store the match and its results. Store nothing if there are no results."""
        if not self.results:
            return
        row = (self.table, msgspec.json.encode(self.seats).decode(), self.record.decode())
        transaction.execute(
            "INSERT INTO endings VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET seating = excluded.seating, record = excluded.record",
            row,
        )
        for identity, result in self.results.items():
            add_result(transaction, identity, result)


class ResultStore:
    """Access to the results of all people. If `store` is None, results are kept in memory only."""

    def __init__(self, store: Operations | None) -> None:
        self._store = AccountStore(store, f"{THIRD};{TWELFTH}")

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in a transaction and return its result. Raises StoreFault."""
        done = await self._store.do(work)
        if self._store.in_memory:
            oldest = partial(_delete_oldest, which="ended <= (%s)", whose="", most=MOST_IN_MEMORY)
            await self._store.do(oldest)
        return done

    async def of(self, identity: str) -> list[ResultInfo]:
        """Return all stored results of a person, the newest first. Raises StoreFault."""
        return await self.do(partial(results_of, identity=identity))

    async def learned(self, identity: str) -> list[tuple[str, str]]:
        """Return the game and the id of each lesson and challenge that a person has completed. Raises StoreFault."""
        return await self.do(partial(learned_by, identity=identity))

    def close(self) -> None:
        """Delete the results that are kept in memory."""
        self._store.close()


def add_result(transaction: Transaction, identity: str, result: ResultInfo) -> None:
    """Store a result of a person, and delete the person's oldest results beyond MOST_RESULTS."""
    transaction.execute(
        "INSERT INTO results VALUES (?, ?, ?, ?) "
        "ON CONFLICT (identity, ended, table_id) DO UPDATE SET told = excluded.told",
        (identity, result.ended, result.table, msgspec.json.encode(result).decode()),
    )
    older = "identity = ? AND ended <= (%s)"
    _delete_oldest(transaction, older, "WHERE identity = ?", MOST_RESULTS, identity, identity)


def results_of(transaction: Transaction, identity: str) -> list[ResultInfo]:
    """Return all stored results of a person, the newest first."""
    query = "SELECT told FROM results WHERE identity = ? ORDER BY ended DESC"
    rows = transaction.execute(query, (identity,)).fetchall()
    return [decode(text, ResultInfo) for (text,) in rows]


def add_learned(transaction: Transaction, identity: str, game: str, course: str, at: float) -> None:
    """Store that a person completed a lesson or challenge at the Unix time `at`."""
    transaction.execute("INSERT INTO learned VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (identity, game, course, at))


def learned_by(transaction: Transaction, identity: str) -> list[tuple[str, str]]:
    """Return the game and the id of each lesson and challenge that a person has completed, the earliest first."""
    query = "SELECT game, course FROM learned WHERE identity = ? ORDER BY at"
    return transaction.execute(query, (identity,)).fetchall()


def read_archive(transaction: Transaction, table: str) -> ArchivedTable | None:
    """Return the archived table with an id, None if there is none."""
    row = transaction.execute("SELECT seating, record FROM endings WHERE table_id = ?", (table,)).fetchone()
    if row is None:
        return None
    results = transaction.execute("SELECT told FROM results WHERE table_id = ?", (table,)).fetchall()
    return ArchivedTable(row[0], row[1], [text for (text,) in results], day_of_table(transaction, table))


def _delete_oldest(transaction: Transaction, which: str, whose: str, most: int, *values: str) -> None:
    """Delete all but the newest `most` results, and the archived matches of which no result is left.

    which: the SQL condition that selects the results to delete.
    whose: the SQL clause that selects the results to count.
    """
    last = f"SELECT ended FROM results {whose} ORDER BY ended DESC LIMIT 1 OFFSET {most}"
    deleted = transaction.execute(f"DELETE FROM results WHERE {which % last} RETURNING table_id", values).fetchall()
    for (table,) in deleted:
        transaction.execute(
            "DELETE FROM endings WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = ?)",
            (table, table),
        )
