"""The SQL for clocks that keep running while their tables are not in memory.

The column `due` holds the time at which a table's running clock expires. The table `alive` holds the time at which a
server last searched for expired clocks. Time during which no server ran does not count: it is added to the deadlines,
and so are jumps of the system's clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.server.store.database import Transaction

LONGEST_GAP: Final = 15.0
"""If more than this number of seconds lies between two searches for expired clocks, deadlines are moved by the
difference.

Then no server was running, or the system's clock has jumped.
"""

MOST_EXPIRED: Final = 50
"""The maximum number of tables that one search returns."""


def expired_clocks(transaction: Transaction, now: float, *, first: bool) -> Sequence[str]:
    """Return the ids of the tables whose running clocks have expired, the earliest deadline first.

    first: whether this is the first search of a server that does not share its store, so that the time since the last
    search does not count.
    """
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
    """Remove the deadline of a table that cannot be loaded, so that searches no longer return the table."""
    transaction.execute("UPDATE tables SET due = NULL WHERE id = ?", (table,))
