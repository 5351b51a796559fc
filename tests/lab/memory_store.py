"""A store in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gloaming.lab.runs.row_store import check_row
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.work_units import Unit


class MemoryStore:
    """A store in memory. kept: its rows."""

    def __init__(self) -> None:
        self.kept: list[Row] = []

    def resume(self, units: Sequence[Unit]) -> int:
        """Return the number of the first units whose rows are kept. Raises LabError if rows are of other units."""
        count = min(len(self.kept), len(units))
        for number in range(count):
            check_row(self.kept[number], units[number], number, "the store")
        return count

    def rows(self, count: int) -> Iterator[Row]:
        """Yield the first `count` rows."""
        return iter(self.kept[:count])

    def append(self, rows: Iterable[Row]) -> None:
        """Add the rows of the next units."""
        self.kept += rows

    def flush(self) -> None:
        """Do nothing: all rows are in memory."""

    def finish(self) -> None:
        """Do nothing: all rows are in memory."""
