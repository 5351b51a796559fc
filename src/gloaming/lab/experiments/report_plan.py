"""What an experiment wants in its report: its own tables, and the choice of the other sections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

SECTIONS: Final = (
    "win-rates",
    "differences",
    "changed-cards",
    "responses",
    "first-seat",
    "lengths",
    "survival",
    "cards-played",
    "cards-seen",
)
"""The ids of the sections of a report, in order. Its own tables come before them, the provenance after them."""


@dataclass(frozen=True)
class OwnTable:
    """A table that an experiment adds to its report. text: a paragraph before it; sql: the query (`lab.query`)."""

    title: str
    sql: str
    text: str = ""


@dataclass(frozen=True)
class ReportPlan:
    """What is in a report. sections: those of SECTIONS that are shown; text: a paragraph at the beginning."""

    sections: tuple[str, ...] = SECTIONS
    tables: tuple[OwnTable, ...] = ()
    text: str = ""

    def describe(self) -> dict[str, Any]:
        """Return the plan as JSON data."""
        tables = [{"title": table.title, "sql": table.sql, "text": table.text} for table in self.tables]
        return {"sections": list(self.sections), "tables": tables, "text": self.text}
