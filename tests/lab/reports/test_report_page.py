"""The page of a report: complete in itself, and safe with any text."""

from __future__ import annotations

import re

import pytest

from gloaming.lab.reports.report import Report, make_report
from gloaming.lab.reports.report_page import report_page
from gloaming.lab.reports.report_parts import Chart, ReportTable, Section
from tests.lab.reports.test_report import grid

pytest.importorskip("altair")
pytest.importorskip("vl_convert")


def test_the_page_loads_nothing() -> None:
    page = report_page(make_report(grid()))
    assert page.count('draw("#chart') >= 5
    markup = re.sub(r"<script.*?</script>", "<script>", page, flags=re.DOTALL)
    assert markup.count("<script>") == 1
    assert not re.search(r'\ssrc=|<link[^>]*href="(?!data:)|url\(|@import', markup)
    assert "<h2>Paired differences</h2>" in page


def test_text_is_escaped() -> None:
    rows = [("</script><b>", "1")]
    chart = Chart("bars", [{"x": 1, "end": 2, "y": 0.5, "series": "</script>"}], "x", "y")
    page = report_page(
        Report("<Title>", ["a < b"], [Section("S & T", ["1 < 2"], ReportTable(("a", "b"), rows), [chart])])
    )
    assert page.count("</script>") == 1
    assert "&lt;Title&gt;" in page
    assert "&lt;/script&gt;&lt;b&gt;" in page


def test_cells_of_wide_tables_are_wrapped() -> None:
    wide, narrow = [ReportTable(("a",) * columns, [("1",) * columns]) for columns in (6, 5)]
    assert '<div class="table wide">' in report_page(Report("T", [], [Section("S", [], wide)]))
    assert '<div class="table wide">' not in report_page(Report("T", [], [Section("S", [], narrow)]))


def test_long_tables_are_collapsed() -> None:
    table = ReportTable(("a",), [(str(number),) for number in range(31)])
    assert "<summary>All 31 rows</summary>" in report_page(Report("T", [], [Section("S", [], table)]))
