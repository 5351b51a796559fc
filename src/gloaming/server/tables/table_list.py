"""Lists of tables: the public tables in the lobby, and entries for tables that are not in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gloaming.server.protocol.table_info import SeatInfo, TableInfo
from gloaming.server.store.table_rows import ListedTable
from gloaming.server.tables.seats import HUMAN, seat_name
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_problems import EARLIER_RULES

MOST_WAITING = 30
"""The maximum number of tables in the lobby."""

MOST_WAITING_OF_ONE = 3
"""The maximum number of tables in the lobby that one person has opened."""


def open_tables(tables: Sequence[Table]) -> list[Table]:
    """Return the public tables that wait for players, the newest first.

    If there are more than MOST_WAITING, each network address gets one place in the list before any address gets a
    second one.

    tables: all tables, the oldest first.
    """
    ranked: list[tuple[int, int, Table]] = []
    openers: Counter[str] = Counter()
    addresses: Counter[str] = Counter()
    for number, table in enumerate(reversed(tables)):
        if table.waits() and openers[table.seating.opener] < MOST_WAITING_OF_ONE:
            openers[table.seating.opener] += 1
            address = table.held_from()
            ranked.append((addresses[address], number, table))
            addresses[address] += 1
    listed = sorted(ranked, key=lambda entry: entry[:2])[:MOST_WAITING]
    return [table for _, _, table in sorted(listed, key=lambda entry: entry[1])]


def stored_table_info(table: ListedTable, identity: str, problem: str) -> TableInfo:
    """Return the entry for a table that is not in memory, as the person with `identity` sees it.

    problem: why the table cannot be opened, or perhaps cannot be opened; "" if there is no problem.
    """
    yours = None
    seats = []
    for seat, kind in enumerate(table.kinds):
        you = table.sitters.get(seat) == identity
        yours = seat if you else yours
        human = kind == HUMAN
        taken = not human or seat in table.sitters
        seats.append(SeatInfo(kind=kind, name=seat_name(seat, kind), taken=taken, you=you, present=not human))
    return TableInfo(
        id=table.id,
        game=table.game,
        seat=yours,
        seats=seats,
        over=table.over,
        opener=table.opener == identity,
        spectators=table.spectators,
        touched=table.touched,
        yours=(
            yours is not None
            and table.asked == yours
            and all(seat.taken for seat in seats)
            and problem in ("", EARLIER_RULES)
        ),
        campaign=table.campaign,
        next_match=table.next_match,
        waits=not table.over
        and table.kinds.count(HUMAN) > 1
        and (table.asked is None or not all(seat.taken for seat in seats)),
        problem=problem,
    )
