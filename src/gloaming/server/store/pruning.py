"""Deletes old data: tables found unused on two days on which the server ran, and old results."""

from __future__ import annotations

import time
from collections.abc import Collection
from math import ceil
from typing import Final, NamedTuple

from gloaming.server.store.daily_store import day_of, start_of
from gloaming.server.store.database import Transaction

ENDED_DAYS: Final = 90
"""Days after which a finished table is deleted if nobody visits it."""

GOING_DAYS: Final = 365
"""Days after which an unfinished table is deleted if nobody visits it; never fewer than for a finished one."""

RESULT_DAYS: Final = 730
"""Days after which the result of a match is deleted, with its record; more if finished tables are kept longer."""

SESSION_DAYS: Final = 90
"""Days after which an unused session is deleted; a browser keeps its cookie for 30 days after its last use."""

AT_ONCE: Final = 200
"""Tables that are deleted in one transaction, so that choices do not wait long."""


class Pruned(NamedTuple):
    """marked: tables to be deleted if they are found old on another day, too; dropped: tables that were deleted."""

    marked: int
    dropped: int


def note_today(transaction: Transaction) -> int:
    """Note the current day, unless it was the last noted. Return the number of noted days.

    Ages are counted in days on which the server ran, even if the system's clock jumps between two of them.
    """
    today = day_of(time.time())
    last = transaction.execute("SELECT number, day FROM days_seen ORDER BY number DESC LIMIT 1").fetchone()
    if last is not None and last[1] == today:
        return int(last[0])
    number = 1 if last is None else int(last[0]) + 1
    transaction.execute("INSERT INTO days_seen VALUES (?, ?) ON CONFLICT (number) DO NOTHING", (number, today))
    return number


def long_ago(transaction: Transaction, days: float) -> float:
    """Return the Unix time before which everything is at least `days` noted days old; 0 if fewer were noted.

    It is the start of the earliest of the last `days` noted days. A clock that leaps ahead makes everything older by
    one day at most; what happened under a clock that went back is as old as the days noted since.
    """
    newest = transaction.execute("SELECT day FROM days_seen ORDER BY number DESC LIMIT ?", (ceil(days) + 1,)).fetchall()
    last = [day for (day,) in newest]
    return start_of(min(last)) if len(last) > days else 0.0


def prune(transaction: Transaction, ended_days: float, kept: Collection[str]) -> Pruned:
    """Delete up to AT_ONCE tables that were left long ago, but none of those `kept`.

    A table is deleted if it was found old on an earlier day, too. Also deleted are results older than RESULT_DAYS,
    sessions unused for SESSION_DAYS, passkeys that are unused for RESULT_DAYS and whose owners have nothing else left,
    and old names of people who have no table, result or passkey left.
    """
    number = note_today(transaction)
    limits = (long_ago(transaction, ended_days), long_ago(transaction, max(ended_days, GOING_DAYS)))
    old = "SELECT id, touched FROM tables WHERE touched < CASE WHEN over <> 0 THEN ? ELSE ? END"
    left = [(id, touched, number) for id, touched in transaction.execute(old, limits).fetchall() if id not in kept]
    marked = (
        0
        if not left
        else transaction.executemany(
            "INSERT INTO fading VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING", left
        ).rowcount
    )
    twice = (
        "SELECT id FROM tables JOIN fading ON table_id = id AND fading.touched = tables.touched "
        "WHERE number < ? AND tables.touched < CASE WHEN over <> 0 THEN ? ELSE ? END"
    )
    rows = transaction.execute(twice, (number, *limits)).fetchall()
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
        transaction.executemany(statement, gone)
    transaction.execute("DELETE FROM fading WHERE touched <> (SELECT touched FROM tables WHERE id = table_id)")
    forgotten = long_ago(transaction, max(ended_days, RESULT_DAYS))
    transaction.execute("DELETE FROM results WHERE ended < ?", (forgotten,))
    transaction.execute("DELETE FROM endings WHERE table_id NOT IN (SELECT table_id FROM results)")
    transaction.execute("DELETE FROM learned WHERE at < ?", (forgotten,))
    transaction.execute("DELETE FROM tries WHERE day < ?", (day_of(forgotten),))
    transaction.execute("DELETE FROM sessions WHERE seen < ?", (long_ago(transaction, SESSION_DAYS),))
    here = (
        "identity NOT IN (SELECT identity FROM sitters) AND identity NOT IN (SELECT opener FROM tables) "
        "AND identity NOT IN (SELECT identity FROM results)"
    )
    transaction.execute(f"DELETE FROM passkeys WHERE made < ? AND used < ? AND {here}", (forgotten, forgotten))
    transaction.execute(
        f"DELETE FROM people WHERE chosen < ? AND {here} AND identity NOT IN (SELECT identity FROM passkeys)",
        (limits[0],),
    )
    return Pruned(marked, len(gone))
