"""Reports as plain text, laid out for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from gloaming.lab.reports.report import Report
from gloaming.lab.reports.report_parts import ReportTable

MOST_LINES: Final = 24
"""The number of rows of a table that the text shows: half of them from each end."""

GAP: Final = 2
"""The number of spaces between columns."""

NARROWEST: Final = 6
"""The width below which no column is wrapped."""


def report_text(report: Report, width: int | None = None) -> str:
    """Return a report as plain text: its question and notes, and the text and table of each section.

    width: the number of characters of a line, at which paragraphs and cells are wrapped; None wraps nothing.
    """
    title = report.question or report.title
    lines = [*_paragraph(title, width), "=" * min(len(title), width or len(title)), ""]
    if report.question:
        lines += [*_paragraph(report.title, width), ""]
    for text in [*report.text, *[f"Note: {note}" for note in report.notes]]:
        lines += [*_paragraph(text, width), ""]
    for section in report.sections:
        lines += [section.title, "-" * len(section.title)]
        for text in section.text:
            lines += _paragraph(text, width)
        if section.table is not None:
            lines += ["", *_table_lines(section.table, width)] if section.text else _table_lines(section.table, width)
        lines.append("")
    return "\n".join(lines)


def _table_lines(table: ReportTable, width: int | None) -> list[str]:
    half = MOST_LINES // 2
    left_out = len(table.rows) - 2 * half
    shown: Sequence[tuple[str, ...]] = table.rows if left_out <= 0 else [*table.rows[:half], *table.rows[-half:]]
    widths = _widths([table.head, *shown], width)
    lines = []
    for number, cells in enumerate((table.head, *shown)):
        if left_out > 0 and number == half + 1:
            lines.append(f"({left_out} more in the page)")
        wrapped = [wrap(cell, size) or [""] for cell, size in zip(cells, widths, strict=True)]
        for parts in zip_longest(*wrapped, fillvalue=""):
            padded = [part.ljust(size) for part, size in zip(parts, widths, strict=True)]
            lines.append((" " * GAP).join(padded).rstrip())
    return lines


def _widths(rows: Sequence[tuple[str, ...]], width: int | None) -> list[int]:
    """Return the width of each column: that of its longest cell; in a table that is too wide, the widest shrink."""
    widths = [max(1, *map(len, column)) for column in zip(*rows, strict=True)]
    while width is not None and sum(widths) + GAP * (len(widths) - 1) > width and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _paragraph(text: str, width: int | None) -> list[str]:
    return [text] if width is None else wrap(text, width)
