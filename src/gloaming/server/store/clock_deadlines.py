"""The SQL of clocks that run at tables which are not in memory.

The column `due` has the time at which a table's running clock expires, `alive` the last time that a server looked. Only
the time for which a server ran counts: other time, and jumps of the system's clock, are added to the deadlines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.server.store.database import Transaction

LONGEST_GAP: Final = 15.0
"""Seconds between two looks after which no server ran, or the system's clock has jumped."""

MOST_EXPIRED: Final = 50
"""Tables that one look returns."""


def expired_clocks(transaction: Transaction, now: float, *, first: bool) -> Sequence[str]:
    """Return the tables whose running clocks have expired, the earliest first. first: no server ran just before."""
    if transaction.execute("SELECT id FROM tables WHERE due IS NOT NULL LIMIT 1").fetchone() is None:
        return []
    transaction.execute("INSERT INTO alive VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = alive.at", (now,))
    (at,) = transaction.execute("SELECT at FROM alive WHERE one = 1").fetchone()
    if first or now - at > LONGEST_GAP:
        seen = "CASE WHEN touched > ? THEN touched ELSE ? END"
        shift = f"UPDATE tables SET due = due + (? - {seen}) WHERE due IS NOT NULL AND {seen} < ?"
        transaction.execute(shift, (now, at, at, at, at, now))
    elif now - at < -LONGEST_GAP:
        transaction.execute("UPDATE tables SET due = due + ? WHERE due IS NOT NULL", (now - at,))
    transaction.execute("UPDATE alive SET at = ? WHERE one = 1", (now,))
    query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
    return [id for (id,) in transaction.execute(query, (now, MOST_EXPIRED)).fetchall()]


def clear_deadline(transaction: Transaction, table: str) -> None:
    """Ignore the clock of a table that cannot be loaded."""
    transaction.execute("UPDATE tables SET due = NULL WHERE id = ?", (table,))
