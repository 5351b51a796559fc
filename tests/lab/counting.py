"""Units that need no game: their rows are computed from their seeds."""

from __future__ import annotations

from gloaming.lab.runs.rows import Columns, Row
from gloaming.lab.runs.work_units import UNIT_COLUMNS, Unit

COLUMNS: Columns = {**UNIT_COLUMNS, "square": "int", "share": "float", "won": "bool", "cards": "list[str]"}


def units(count: int) -> list[Unit]:
    """Return units with different seeds."""
    return list(map(unit, range(count)))


def unit(number: int) -> Unit:
    """Return the unit with a number."""
    return Unit("fatal-frame", ("random", "easy"), 100 + number, number, {"boss": "kirie"})


def play(unit: Unit) -> Row:
    """Return the row of a unit, with an empty list in some rows and no share in others."""
    seed = unit.bot_seed
    share = None if seed % 4 == 3 else seed / 7
    return {"square": seed**2, "share": share, "won": seed % 2 == 0, "cards": ["camera"] * (seed % 3)}
