"""The tables that an experiment adds to its report: the answers to its queries."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.lab.experiments.report_plan import OwnTable
from gloaming.lab.lab_error import LabError
from gloaming.lab.reports.query import open_run
from gloaming.lab.reports.report_parts import ReportTable, Section


def own_sections(folder: Path, tables: Sequence[OwnTable]) -> list[Section]:
    """Return a section for each table, with the answer to its query about the run in a folder.

    Raises MissingExtra without DuckDB, and LabError, with the title of the table, for an invalid query.
    """
    if not tables:
        return []
    sections = []
    with open_run(folder) as ask:
        for table in tables:
            try:
                answer = ask(table.sql)
            except LabError as error:
                raise LabError(f"table {table.title!r} of the experiment: {error}") from None
            text = [table.text] if table.text else []
            rows = [tuple([_cell(value) for value in row]) for row in answer.rows]
            if rows:
                sections.append(Section(table.title, text, ReportTable(tuple(answer.columns), rows)))
            else:
                sections.append(Section(table.title, [*text, "None."]))
    return sections


def _cell(value: Any) -> str:
    if value is None:
        return "-"
    return f"{value:.2f}" if isinstance(value, float) else str(value)
