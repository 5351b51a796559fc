"""What an experiment wants in its report."""

from __future__ import annotations

import pytest

from gloaming.lab.experiments.experiment_description import described_report
from gloaming.lab.experiments.report_plan import SECTIONS, OwnTable, ReportPlan
from gloaming.lab.lab_error import LabError
from gloaming.lab.reports.report import make_report
from gloaming.lab.reports.report_parts import Section
from tests.lab.match_rows import row

ROWS = [row(number, number % 2 == 0) for number in range(40)]


def test_a_plan_is_read_from_its_description() -> None:
    plan = ReportPlan(("lengths",), (OwnTable("Rounds", "SELECT 1", "In rounds."),), "Matches.")
    assert described_report({"report": plan.describe()}) == plan
    assert described_report({}) == ReportPlan()


def test_a_damaged_description_is_refused() -> None:
    with pytest.raises(LabError, match="sections"):
        described_report({"report": {"sections": 1}})


def test_own_tables_come_first_then_the_chosen_sections() -> None:
    plan = ReportPlan(("survival", "lengths"), text="Matches.")
    report = make_report(ROWS, plan=plan, own=[Section("Mine")])
    assert report.text == ["Matches."]
    assert [section.title for section in report.sections] == ["Mine", "Match length", "Survival", "Provenance"]


def test_every_section_can_be_chosen() -> None:
    titles = {id: [section.title for section in make_report(ROWS, plan=ReportPlan((id,))).sections] for id in SECTIONS}
    assert titles["win-rates"] == ["Win rates", "Provenance"]
    assert titles["differences"] == ["Provenance"]
    assert titles["cards-seen"] == ["Cards seen", "Provenance"]
