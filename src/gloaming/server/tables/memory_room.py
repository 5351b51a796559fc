"""Which tables leave a full memory: ended, idle and unattended ones first."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection

from gloaming.server.limits.rate_limits import ASKING
from gloaming.server.tables.table import Table

IDLE = 600.0
"""Seconds without a watcher or a change after which a table leaves memory, if it is stored, or may be dropped."""

QUIET = 60.0
"""Seconds without a person's choice after which a table may leave a full memory though it is attended."""

SHARE = 0.05
"""Of the tables in a full memory that an address may hold by playing at them, while others find no room."""


def first_to_leave(tables: Collection[Table], asker: str | None, most: int, *, stored: bool) -> str | None:
    """Return the id of the table that leaves memory next, for a table that `asker` wants; None: none may.

    Ended tables go before idle ones, unattended before attended, the oldest first. Where all are attended, those go
    at which nobody has chosen for a while, but none of the asker's, nor of an address that holds fewer than theirs: the
    store has them, and their sockets come back. Where there are none, one goes of the address that holds most, if that
    is SHARE of all more than the asker's. Spectators hold no table. most: tables in memory; stored: whether the store
    has all of them.
    """
    free = []
    for table in tables:
        over, attended = table.over, table.attended()
        if over or (not attended and (stored or is_idle(table))):
            free.append((not over, attended, table.touched, table.id))
    if not free and stored:
        free = _quiet(tables, asker) or _of_whom_has_most(tables, most)
    return min(free)[3] if free else None


def is_idle(table: Table) -> bool:
    """Return whether nothing has happened at a table for IDLE seconds."""
    return time.time() - table.touched > IDLE


def _quiet(tables: Collection[Table], asker: str | None) -> list[tuple[bool, bool, float, str]]:
    """Return the tables at which nobody has chosen for a while: none of the asker, nor of who holds fewer."""
    held = _held(tables)
    return [
        (True, True, table.chosen, table.id)
        for table in tables
        if time.monotonic() - table.chosen > QUIET
        and not table.is_of(asker)
        and held[table.held_from()] >= held[ASKING.get()]
    ]


def _of_whom_has_most(tables: Collection[Table], most: int) -> list[tuple[bool, bool, float, str]]:
    """Return the tables of an address that holds so many that the asker, of another one, finds no room."""
    held = _held(tables)
    [(address, largest)] = held.most_common(1)
    if largest - held[ASKING.get()] < max(2, most * SHARE):
        return []
    return [(True, True, table.chosen, table.id) for table in tables if table.held_from() == address]


def _held(tables: Collection[Table]) -> Counter[str]:
    """Return how many tables each address holds."""
    return Counter([table.held_from() for table in tables])
