"""Delete old data: old results, and tables that were found unused on two days on which a server ran."""

from __future__ import annotations

import time
from collections.abc import Collection
from math import ceil
from typing import Final, NamedTuple

from gloaming.server.store.daily_store import day_of, start_of
from gloaming.server.store.database import Transaction
from gloaming.server.store.pack_store import prune_contents

ENDED_DAYS: Final = 90
"""Days without a visit after which the table of a finished match is deleted."""

GOING_DAYS: Final = 365
"""Days without a visit after which the table of an unfinished match is deleted.

If the table of a finished match is kept longer than that, the same number of days applies to unfinished matches.
"""

RESULT_DAYS: Final = 730
"""Days after which the result and the record of a match are deleted.

If the table of a finished match is kept longer than that, the same number of days applies to results.
"""

SESSION_DAYS: Final = 90
"""Days after which an unused session is deleted.

The session's cookie in the browser expires 30 days after its last use.
"""

AT_ONCE: Final = 200
"""The maximum number of tables deleted in one transaction, so that players' choices do not have to wait long."""


class Pruned(NamedTuple):
    """The number of tables that one call of `prune` has marked and deleted.

    marked: tables newly marked, which are deleted if they are still unused on a later day.
    dropped: tables that were deleted.
    """

    marked: int
    dropped: int


def note_today(transaction: Transaction) -> int:
    """Store that a server ran today, and return the number of stored days.

    The age of data is counted in stored days, so that a jump of the system's clock does not make data old.
    """
    today = day_of(time.time())
    last = transaction.execute("SELECT number, day FROM days_seen ORDER BY number DESC LIMIT 1").fetchone()
    if last is not None and last[1] == today:
        return int(last[0])
    number = 1 if last is None else int(last[0]) + 1
    transaction.execute("INSERT INTO days_seen VALUES (?, ?) ON CONFLICT (number) DO NOTHING", (number, today))
    return number


def long_ago(transaction: Transaction, days: float) -> float:
    """Return the Unix time at which the earliest of the last `days` stored days began; 0 if fewer days are stored.

    Everything before that time is older than `days` days on which a server ran. If the system's clock leaps ahead, data
    ages by at most one day.
    """
    newest = transaction.execute("SELECT day FROM days_seen ORDER BY number DESC LIMIT ?", (ceil(days) + 1,)).fetchall()
    last = [day for (day,) in newest]
    return start_of(min(last)) if len(last) > days else 0.0


def prune(transaction: Transaction, ended_days: float, kept: Collection[str]) -> Pruned:
    """Delete up to AT_ONCE tables that have been unused for a long time, except those in `kept`.

    Tables are marked when they are first found unused, and deleted when they are found unused again on a later day.
    This also deletes results older than RESULT_DAYS, sessions unused for SESSION_DAYS, passkeys unused for RESULT_DAYS
    whose owners have no tables, results or packs, old profiles of people who have none of these and no passkeys, and
    contents of packs that nothing needs.
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
        "DELETE FROM called_to WHERE table_id = ?",
        "DELETE FROM chat WHERE table_id = ?",
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
    prune_contents(transaction)
    for dated in ("played_with", "ratings", "rated", "chat_reports"):
        transaction.execute(f"DELETE FROM {dated} WHERE at < ?", (forgotten,))
    transaction.execute("DELETE FROM sessions WHERE seen < ?", (long_ago(transaction, SESSION_DAYS),))
    here = (
        "identity NOT IN (SELECT identity FROM sitters) AND identity NOT IN (SELECT opener FROM tables) "
        "AND identity NOT IN (SELECT identity FROM results) AND identity NOT IN (SELECT author FROM packs)"
    )
    transaction.execute(f"DELETE FROM passkeys WHERE made < ? AND used < ? AND {here}", (forgotten, forgotten))
    transaction.execute(
        f"DELETE FROM people WHERE chosen < ? AND {here} AND identity NOT IN (SELECT identity FROM passkeys)",
        (limits[0],),
    )
    return Pruned(marked, len(gone))
