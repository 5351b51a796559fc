"""Reports: the answers that a designer reads in their text."""

from __future__ import annotations

import random

import pytest

from gloaming.lab.reports.report import make_report
from gloaming.lab.reports.report_page import report_page
from gloaming.lab.reports.report_parts import ReportTable, Section
from gloaming.lab.reports.report_results import differences
from tests.lab.match_rows import duel, row

WEAK = "killer.hans.health=8 @0123abcd"


def grid(deals: int = 60) -> list[dict[str, object]]:
    """Return matches against Hans with 12 and 8 health: the second are won in every deal that the first are won in."""
    dice = random.Random(3)
    rows = []
    for number in range(deals):
        luck = dice.random()
        rows += [row(number, luck < 0.35), row(number, luck < 0.6, variant=WEAK)]
    return rows


def section(rows: list[dict[str, object]], title: str) -> Section:
    return next(each for each in make_report(rows).sections if each.title == title)


def test_paired_differences_are_narrower_than_the_win_rates() -> None:
    table = section(grid(), "Paired differences").table
    assert table is not None
    assert table.rows[0][:3] == ("killer.hans.health: 8 against 12", "wins", "60")
    assert table.rows[0][5].startswith("+")


def test_conditions_without_common_deals_are_not_compared() -> None:
    rows = [row(number, True) for number in range(5)] + [row(number + 50, True, variant=WEAK) for number in range(5)]
    assert "share no deals: killer.hans.health = 8" in section(rows, "Paired differences").text[1]


def test_conditions_are_compared_in_one_factor_at_a_time() -> None:
    rows = []
    for number in range(4):
        for girl in ("laurie", "reiko"):
            for variant in ("", WEAK):
                rows.append(row(number, True, variant=variant, options=f'{{"girl":"{girl}"}}'))
    table = section(rows, "Paired differences").table
    assert table is not None
    assert len({cells[0] for cells in table.rows}) == 4


def test_the_baseline_can_be_another_variant() -> None:
    from gloaming.lab.reports.played_conditions import compared_conditions, group_by_condition

    found = differences(compared_conditions(group_by_condition(grid()), WEAK))
    assert found is not None
    assert found.table is not None
    assert found.table.rows[0][0] == "killer.hans.health: 12 against 8"


def test_one_condition_has_no_differences_and_rivals_have_a_first_seat() -> None:
    rows = [duel(number, 0 if number % 3 else 1) for number in range(60)]
    titles = [each.title for each in make_report(rows).sections]
    assert "Paired differences" not in titles
    assert "Survival" not in titles
    table = section(rows, "First seat").table
    assert table is not None
    assert table.rows[0][3] == "66.7 % (even: 50.0 %)"
    assert table.rows[0][4].startswith("+16.7 (")


def test_a_first_seat_that_never_wins_has_an_interval() -> None:
    table = section([duel(number, 1) for number in range(10)], "First seat").table
    assert table is not None
    assert table.rows[0][4] == "-50.0 (-50.0 to -22.2) points"


def test_matches_that_do_not_record_the_first_seat_are_left_out() -> None:
    rows = [duel(number, 1, first_seat=None) for number in range(10)]
    assert "First seat" not in [one.title for one in make_report(rows).sections]


def test_a_report_needs_matches() -> None:
    with pytest.raises(ValueError, match="at least one match"):
        make_report([])


def test_of_many_conditions_a_chart_shows_both_ends_and_the_page_stays_readable() -> None:
    rows = [
        row(number, number < health % 5, variant=f"killer.hans.health={health} @0123abcd", bots=[bot])
        for health in range(1, 26)
        for bot in ("easy", "policy")
        for number in range(4)
    ]
    report = make_report(rows)
    found = {each.title: each for each in report.sections}
    assert found["Win rates"].charts[0].note == "The chart shows the 20 largest and the 20 smallest of 50."
    assert found["Win rates"].charts[0].note in report_page(report)
    assert len(found["Win rates"].charts[0].data) == 40
    assert found["Match length"].charts == []
    labels = [record["label"] for record in found["Paired differences"].charts[0].data]
    assert len(labels) == len(set(labels))
    assert "policy against easy (killer.hans.health = 3)" in {
        entry[0] for entry in (found["Paired differences"].table or ReportTable((), [])).rows
    }


def test_lengths_are_medians_with_the_middle_half_in_minutes_too() -> None:
    table = section([row(number, True) for number in range(35)], "Match length").table
    assert table is not None
    assert table.rows[0][2:5] == ("12 (11 to 13; 10 to 14)", "103 (101 to 105; 100 to 106)", "21 (20 to 21; 20 to 21)")
