"""Functions for days in UTC, and the SQL for attempts at daily challenges."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Final

from gloaming.server.store.database import Transaction

Try = tuple[str, str | None]
"""An attempt at a daily challenge: the person's identity, and the result as JSON, None for an unfinished attempt."""

TRIES: Final = (
    "SELECT tries.identity, told FROM tries LEFT JOIN results "
    "ON results.table_id = tries.table_id AND results.identity = tries.identity WHERE day = ? AND game = ? "
)


def day_of(moment: float) -> str:
    """Return the day of a Unix time in UTC, in the form "2026-10-31"."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def start_of(day: str) -> float:
    """Return the Unix time at which a day begins in UTC."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()


def today() -> str:
    """Return the current day in UTC."""
    return day_of(time.time())


def before(day: str) -> str:
    """Return the previous day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def is_secret(day: str) -> bool:
    """Return whether the dice key of a day's daily challenge is still secret; False for "".

    It stays secret until the end of the next day, because attempts may begin late on the day itself.
    """
    return bool(day) and before(today()) <= day


def add_try(transaction: Transaction, day: str, game: str, identity: str, table: str) -> None:
    """Store an identity's attempt at a daily challenge, and the id of the table at which it is played."""
    transaction.execute("INSERT INTO tries VALUES (?, ?, ?, ?)", (day, game, identity, table))


def table_of_try(transaction: Transaction, day: str, game: str, identity: str) -> str | None:
    """Return the id of the table of an identity's attempt at a daily challenge, None if there is no attempt."""
    query = "SELECT table_id FROM tries WHERE day = ? AND game = ? AND identity = ?"
    row = transaction.execute(query, (day, game, identity)).fetchone()
    return None if row is None else str(row[0])


def day_of_table(transaction: Transaction, table: str) -> str:
    """Return the day of the daily challenge that is played at a table, "" for another match."""
    row = transaction.execute("SELECT day FROM tries WHERE table_id = ?", (table,)).fetchone()
    return "" if row is None else str(row[0])


def earliest_tries(transaction: Transaction, day: str, game: str, most: int) -> Sequence[Try]:
    """Return up to `most` attempts at a daily challenge in the order in which they finished, unfinished ones last."""
    query = f"{TRIES} ORDER BY CASE WHEN told IS NULL THEN 1 ELSE 0 END, results.ended LIMIT ?"
    rows: Sequence[Try] = transaction.execute(query, (day, game, most)).fetchall()
    return rows


def own_try(transaction: Transaction, day: str, game: str, identity: str) -> Sequence[Try]:
    """Return a list with the attempt of one identity at a daily challenge, empty if there is none."""
    rows: Sequence[Try] = transaction.execute(f"{TRIES} AND tries.identity = ?", (day, game, identity)).fetchall()
    return rows
