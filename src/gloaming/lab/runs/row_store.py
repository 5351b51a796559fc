"""The interface of a store, which keeps the rows of a run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.work_units import Unit


class RowStore(Protocol):
    """Where the rows of a run are kept: those of its first units, in the order of the units."""

    def resume(self, units: Sequence[Unit]) -> int:
        """Return the number of the first units whose rows are kept. Raises LabError if rows are of other units."""

    def rows(self, count: int) -> Iterator[Row]:
        """Yield the first `count` rows."""

    def append(self, rows: Iterable[Row]) -> None:
        """Add the rows of the next units. They may be written later, but at the latest by `flush`."""

    def flush(self) -> None:
        """Write all rows that have been added."""

    def finish(self) -> None:
        """Write all rows in their final form, after those of the last unit have been added."""


def check_row(row: Mapping[str, Any], unit: Unit, number: int, place: str) -> None:
    """Raise LabError if a row is not that of a unit. number: its place among the units; place: where it is kept."""
    if row["unit"] != unit.key:
        raise LabError(
            f"{place} has the results of another run (match {number + 1} is different): use another folder (`--out` of "
            "`gloaming lab run`), or restore the games, bots, options and seeds of that run; matches can only be added "
            "at the end"
        )
