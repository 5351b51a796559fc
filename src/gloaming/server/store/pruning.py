"""What the store forgets: tables that nobody has touched for long, by days on which it ran, found so on two of them."""

from __future__ import annotations

import time
from collections.abc import Collection
from math import ceil
from typing import Final, NamedTuple

from gloaming.server.store.daily_store import day_of, start_of
from gloaming.server.store.database import Base

ENDED_DAYS: Final = 90
"""How long a table is kept that is over and that nobody touches."""

GOING_DAYS: Final = 365
"""How long a table is kept that is not over; never less than one that is."""

RESULT_DAYS: Final = 730
"""How long the result of a match is kept, with its record; longer where ended tables are kept longer."""

SESSION_DAYS: Final = 90
"""How long a session is kept that nobody uses; a browser keeps its cookie for 30 days after its last use."""

AT_ONCE: Final = 200
"""Tables that are dropped in one piece of work, so that choices need not wait for more."""


class Pruned(NamedTuple):
    """marked: tables that go when they are found so on another day, too; dropped: tables that are gone."""

    marked: int
    dropped: int


def note_today(base: Base) -> int:
    """Note the day that the clock shows now, unless it was the last noted. Returns how many days are noted.

    Ages are counted in days on which the server ran, whatever the clock says between two of them.
    """
    today = day_of(time.time())
    last = base.execute("SELECT number, day FROM days_seen ORDER BY number DESC LIMIT 1").fetchone()
    if last is not None and last[1] == today:
        return int(last[0])
    number = 1 if last is None else int(last[0]) + 1
    base.execute("INSERT INTO days_seen VALUES (?, ?) ON CONFLICT (number) DO NOTHING", (number, today))
    return number


def long_ago(base: Base, days: float) -> float:
    """The Unix time before which everything happened at least so many noted days ago; 0 where fewer were noted.

    It is the start of the earliest of the last so many days. So a clock that leaps ahead makes everything older by one
    day at most, and what happened under a clock that went back is as young as the days noted since.
    """
    newest = base.execute("SELECT day FROM days_seen ORDER BY number DESC LIMIT ?", (ceil(days) + 1,)).fetchall()
    last = [day for (day,) in newest]
    return start_of(min(last)) if len(last) > days else 0.0


def prune(base: Base, ended_days: float, kept: Collection[str]) -> Pruned:
    """Drop up to AT_ONCE tables that were left long ago, but none of those `kept`.

    A table is dropped where it was found so on a former day, too. With them go the names of people who chose them long
    ago and have no table, result or passkey left, results older than RESULT_DAYS, passkeys that nobody has used for as
    long and whose people have nothing else left, and sessions that nobody has used for SESSION_DAYS.
    """
    number = note_today(base)
    limits = (long_ago(base, ended_days), long_ago(base, max(ended_days, GOING_DAYS)))
    old = "SELECT id, touched FROM tables WHERE touched < CASE WHEN over <> 0 THEN ? ELSE ? END"
    left = [(id, touched, number) for id, touched in base.execute(old, limits).fetchall() if id not in kept]
    marked = (
        0
        if not left
        else base.executemany("INSERT INTO fading VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING", left).rowcount
    )
    twice = (
        "SELECT id FROM tables JOIN fading ON table_id = id AND fading.touched = tables.touched "
        "WHERE number < ? AND tables.touched < CASE WHEN over <> 0 THEN ? ELSE ? END"
    )
    rows = base.execute(twice, (number, *limits)).fetchall()
    gone = [(id,) for (id,) in rows if id not in kept][:AT_ONCE]
    statements = (
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM snapshots WHERE table_id = ?",
        "DELETE FROM courses WHERE table_id = ?",
        "DELETE FROM results_due WHERE table_id = ?",
        "DELETE FROM campaigns WHERE table_id = ?",
        "DELETE FROM sitters WHERE table_id = ?",
        "DELETE FROM unwelcome WHERE table_id = ?",
        "DELETE FROM fading WHERE table_id = ?",
        "DELETE FROM invites WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    )
    for statement in statements if gone else ():
        base.executemany(statement, gone)
    base.execute("DELETE FROM fading WHERE touched <> (SELECT touched FROM tables WHERE id = table_id)")
    forgotten = long_ago(base, max(ended_days, RESULT_DAYS))
    base.execute("DELETE FROM results WHERE ended < ?", (forgotten,))
    base.execute("DELETE FROM endings WHERE table_id NOT IN (SELECT table_id FROM results)")
    base.execute("DELETE FROM learned WHERE at < ?", (forgotten,))
    base.execute("DELETE FROM tries WHERE day < ?", (day_of(forgotten),))
    base.execute("DELETE FROM sessions WHERE seen < ?", (long_ago(base, SESSION_DAYS),))
    here = (
        "identity NOT IN (SELECT identity FROM sitters) AND identity NOT IN (SELECT opener FROM tables) "
        "AND identity NOT IN (SELECT identity FROM results)"
    )
    base.execute(f"DELETE FROM passkeys WHERE made < ? AND used < ? AND {here}", (forgotten, forgotten))
    base.execute(
        f"DELETE FROM people WHERE chosen < ? AND {here} AND identity NOT IN (SELECT identity FROM passkeys)",
        (limits[0],),
    )
    return Pruned(marked, len(gone))
