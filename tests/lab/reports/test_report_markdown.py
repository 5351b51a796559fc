"""Reports as Markdown."""

from __future__ import annotations

from gloaming.lab.reports.report import Report
from gloaming.lab.reports.report_markdown import report_markdown
from gloaming.lab.reports.report_parts import ReportTable, Section

WANTED = r"""<!-- Written by `gloaming lab report bat --markdown`. Change the experiment instead of this file. -->

# Final Girl: 2 matches

A first look.

**Note:** policy does not perceive the change.

## Win rates

Of two matches.

| who | wins |
| --- | --- |
| a \| b | 50 % |

## Nothing
"""


def test_a_report_with_its_notes_paragraphs_and_tables() -> None:
    table = ReportTable(("who", "wins"), [("a | b", "50 %")])
    sections = [Section("Win rates", ["Of two matches."], table), Section("Nothing")]
    report = Report("Final Girl: 2 matches", ["policy does not perceive the change."], sections, text=["A first look."])
    assert report_markdown(report, "gloaming lab report bat --markdown") == WANTED
