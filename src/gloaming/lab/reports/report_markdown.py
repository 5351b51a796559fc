"""Reports as Markdown: all sections and tables, without charts."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.lab.reports.report import Report
from gloaming.lab.reports.report_parts import ReportTable


def report_markdown(report: Report, command: str) -> str:
    """Return a report as Markdown. command: the command that writes it, which the first line names."""
    lines = [f"<!-- Written by `{command}`. Change the experiment instead of this file. -->", "", f"# {report.title}"]
    lines += [f"\n{text}" for text in report.text]
    lines += [f"\n**Note:** {note}" for note in report.notes]
    for section in report.sections:
        lines.append(f"\n## {section.title}")
        lines += [f"\n{text}" for text in section.text]
        if section.table is not None:
            lines += ["", *markdown_table(section.table)]
    return "\n".join(lines) + "\n"


def markdown_table(table: ReportTable) -> list[str]:
    """Return the lines of a table."""
    return [_row(table.head), _row(["---"] * len(table.head)), *[_row(cells) for cells in table.rows]]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join([cell.replace('|', chr(92) + '|') for cell in cells])} |"
