"""What the store forgets: tables that nobody has touched for long."""

from __future__ import annotations

import time
from collections.abc import Collection
from sqlite3 import Connection
from typing import Final

from gloaming.server.days import day_of

DAY: Final = 24 * 60 * 60.0

ENDED_DAYS: Final = 90
"""How long a table is kept that is over and that nobody touches."""

GOING_DAYS: Final = 365
"""How long a table is kept that is not over; never less than one that is."""

RESULT_DAYS: Final = 730
"""How long the result of a match is kept, with its record; longer where ended tables are kept longer."""

AT_ONCE: Final = 200
"""Tables that are dropped in one piece of work, so that choices need not wait for more."""


def prune(base: Connection, ended_days: float, kept: Collection[str]) -> int:
    """Drop up to AT_ONCE tables that were left long ago, but none of those `kept`. Returns how many.

    With them go the names of people who chose them long ago and have no table or result left, and results that are
    older than RESULT_DAYS.
    """
    now = time.time()
    limits = (now - ended_days * DAY, now - max(ended_days, GOING_DAYS) * DAY)
    rows = base.execute("SELECT id FROM tables WHERE touched < CASE WHEN over THEN ? ELSE ? END", limits)
    old = [(id,) for (id,) in rows if id not in kept][:AT_ONCE]
    for statement in (
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM snapshots WHERE table_id = ?",
        "DELETE FROM courses WHERE table_id = ?",
        "DELETE FROM results_due WHERE table_id = ?",
        "DELETE FROM campaigns WHERE table_id = ?",
        "DELETE FROM sitters WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ):
        base.executemany(statement, old)
    forgotten = now - max(ended_days, RESULT_DAYS) * DAY
    base.execute("DELETE FROM results WHERE ended < ?", (forgotten,))
    base.execute("DELETE FROM endings WHERE table_id NOT IN (SELECT table_id FROM results)")
    base.execute("DELETE FROM learned WHERE at < ?", (forgotten,))
    base.execute("DELETE FROM tries WHERE day < ?", (day_of(forgotten),))
    base.execute(
        "DELETE FROM people WHERE chosen < ? AND identity NOT IN (SELECT identity FROM sitters) "
        "AND identity NOT IN (SELECT opener FROM tables) AND identity NOT IN (SELECT identity FROM results)",
        (limits[0],),
    )
    return len(old)
