"""Print reports as text."""

from __future__ import annotations

from gloaming.lab.reports.report import Report, make_report
from gloaming.lab.reports.report_parts import ReportTable, Section
from gloaming.lab.reports.report_text import report_text
from tests.lab.match_rows import duel
from tests.lab.reports.test_report import grid


def test_the_text_has_win_rates_differences_and_provenance() -> None:
    text = report_text(make_report(grid(), {"command": "gloaming lab run hans.toml"}, ["A warning."]))
    assert text.startswith("Final Girl: 120 matches\n=====")
    assert "Note: A warning." in text
    for title in ("Win rates", "Paired differences", "Response to killer.hans.health", "Survival", "Provenance"):
        assert f"\n{title}\n---" in text
    assert "gloaming lab run hans.toml" in text
    assert "seeds 0 to 59" in text


def test_long_tables_are_shortened_in_the_text() -> None:
    cards = [f"card-{number}" for number in range(30)]
    rows = [duel(number, number % 2, played=cards, played_by=[number % 2] * 30) for number in range(30)]
    rows += [duel(number, number % 2, played=cards, played_by=[1 - number % 2] * 30) for number in range(30, 50)]
    assert "(6 more in the page)" in report_text(make_report(rows))


def test_a_report_fits_the_terminal() -> None:
    head = ("comparison", "of", "deals", "difference")
    rows = [("bold-kestrel against as sold", "wins of the first seat", "1,000", "-25.0 (-42.4 to -3.1) points")] * 2
    section = Section(
        "Paired differences", ["A sentence that is longer than forty characters."], ReportTable(head, rows)
    )
    report = Report("Follow Your Fear: 40 matches", [], [section], question="Is a bold Kestrel too strong?")
    text = report_text(report, 40)
    assert text.startswith("Is a bold Kestrel too strong?\n====")
    assert max(map(len, text.splitlines())) <= 40
    assert "\nFollow Your Fear: 40 matches\n" in text
    cells = "".join(text.split())
    assert all(word in cells for cell in rows[0] for word in cell.split() if len(word) <= 6)
    assert max(map(len, report_text(report).splitlines())) > 80


def test_no_column_becomes_unreadably_narrow() -> None:
    table = ReportTable(("one", "two"), [("a" * 30, "b" * 30)])
    lines = report_text(Report("Title", [], [Section("Table", [], table)]), 10).splitlines()
    assert "aaaaaa  bbbbbb" in lines
