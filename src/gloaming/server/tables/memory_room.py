"""Which tables leave a full memory: finished, idle and unattended ones first."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection

from gloaming.server.limits.rate_limits import ASKING
from gloaming.server.tables.table import Table

IDLE = 600.0
"""Seconds without watchers or changes after which a table leaves memory if it is stored, or may be dropped."""

QUIET = 60.0
"""Seconds without a person's choice after which even an attended table may leave a full memory."""

SHARE = 0.05
"""The share of a full memory that an address may hold by playing while others find no room."""


def first_to_leave(tables: Collection[Table], asker: str | None, most: int, *, stored: bool) -> str | None:
    """Return the id of the table to unload for a table that `asker` wants; None: none may leave.

    Finished tables go before idle ones, unattended before attended, oldest first. If all are attended, those go at
    which nobody has chosen for a while, except the asker's, and those of addresses that hold fewer tables than the
    asker's: the store has them, and their sockets reconnect. If there are none, one of the address that holds most
    goes, if it holds more than the asker's by SHARE of all. Spectators hold no table. most: tables in memory; stored:
    whether all tables are in the store.
    """
    free = []
    for table in tables:
        over, attended = table.over, table.attended()
        if over or (not attended and (stored or is_idle(table))):
            free.append((not over, attended, table.touched, table.id))
    if not free and stored:
        free = _without_recent_choices(tables, asker) or _of_largest_holder(tables, most)
    return min(free)[3] if free else None


def is_idle(table: Table) -> bool:
    """Return whether nothing has happened at a table for IDLE seconds."""
    return time.time() - table.touched > IDLE


def _without_recent_choices(tables: Collection[Table], asker: str | None) -> list[tuple[bool, bool, float, str]]:
    """Return tables without recent choices, except the asker's, and those of addresses that hold fewer."""
    held = _held(tables)
    return [
        (True, True, table.chosen, table.id)
        for table in tables
        if time.monotonic() - table.chosen > QUIET
        and not table.is_of(asker)
        and held[table.held_from()] >= held[ASKING.get()]
    ]


def _of_largest_holder(tables: Collection[Table], most: int) -> list[tuple[bool, bool, float, str]]:
    """Return the tables of the address that holds most, if it leaves too little room for others."""
    held = _held(tables)
    [(address, largest)] = held.most_common(1)
    if largest - held[ASKING.get()] < max(2, most * SHARE):
        return []
    return [(True, True, table.chosen, table.id) for table in tables if table.held_from() == address]


def _held(tables: Collection[Table]) -> Counter[str]:
    """Return how many tables each address holds."""
    return Counter([table.held_from() for table in tables])
