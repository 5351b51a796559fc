"""Decide which tables to unload when the server's memory is full."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection

from gloaming.server.limits.rate_limits import ASKING
from gloaming.server.tables.table import Table

IDLE = 600.0
"""Seconds without watchers and changes after which a table is unloaded if it is stored, or may be deleted if it is not.
"""

QUIET = 60.0
"""Seconds without a person's choice after which a table may leave full memory although its players have it open."""

SHARE = 0.05
"""A fraction of the maximum number of tables.

An address that has that many more tables than another must make room for it.
"""


def first_to_leave(tables: Collection[Table], asker: str | None, most: int, *, stored: bool) -> str | None:
    """Return the id of the table to unload so that there is room for another table, None if no table can be unloaded.

    Finished tables are unloaded first, then those without connected players, if they are stored or idle; among these,
    the one whose last change or visit was earliest. If there are none and all tables are stored, a table without recent
    choices is unloaded, but not one of the asker's tables, and not one of a network address that has fewer tables open
    than the asker's address. If there is no such table either, the address with the most open tables loses one, if it
    has at least SHARE of `most` tables more than the asker's address. Tables that an address only watches do not count.

    asker: the identity of the person who needs room.
    most: the maximum number of tables in memory.
    stored: whether all tables are stored, so that an unloaded table can be loaded again when its players reconnect.
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
    """Return whether a table has not changed or been visited for IDLE seconds."""
    return time.time() - table.touched > IDLE


def _without_recent_choices(tables: Collection[Table], asker: str | None) -> list[tuple[bool, bool, float, str]]:
    """Return tables without recent choices, each as a sort key that ends with the table's id.

    Excluded are the asker's tables, and tables of network addresses that have fewer tables open than the asker's
    address.
    """
    held = _held(tables)
    return [
        (True, True, table.chosen, table.id)
        for table in tables
        if time.monotonic() - table.chosen > QUIET
        and not table.is_of(asker)
        and held[table.held_from()] >= held[ASKING.get()]
    ]


def _of_largest_holder(tables: Collection[Table], most: int) -> list[tuple[bool, bool, float, str]]:
    """Return the tables of the address with the most open tables, if it has too many more than the asker's address.

    Each table is returned as a sort key that ends with the table's id.
    """
    held = _held(tables)
    [(address, largest)] = held.most_common(1)
    if largest - held[ASKING.get()] < max(2, most * SHARE):
        return []
    return [(True, True, table.chosen, table.id) for table in tables if table.held_from() == address]


def _held(tables: Collection[Table]) -> Counter[str]:
    """Return the number of tables that players at each network address have open; "" counts tables without connected
    players.
    """
    return Counter([table.held_from() for table in tables])
