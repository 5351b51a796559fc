"""Rows are grouped into conditions, which are named after what sets them apart."""

from __future__ import annotations

from gloaming.lab.experiments.measures import side_won
from gloaming.lab.reports.played_conditions import group_by_condition, mean_by_deal, numeric_factors
from tests.lab.match_rows import duel, row


def test_matches_of_one_kind_are_one_condition() -> None:
    (condition,) = group_by_condition([row(number, True) for number in range(3)])
    assert (condition.label, len(condition.rows), condition.rivals, condition.side) == (
        "as sold",
        3,
        False,
        "the player",
    )


def test_conditions_are_named_after_their_differences() -> None:
    rows = [row(0, True), row(0, True, options='{"girl":"laurie"}'), row(0, True, bots=["random"])]
    conditions = group_by_condition(rows)
    assert [condition.factors.get("girl") for condition in conditions] == [None, "laurie", None]
    assert [condition.factors["bots"] for condition in conditions] == ["policy", "policy", "random"]


def test_bots_that_change_seats_stay_in_one_condition() -> None:
    rows = [duel(0, 0, bots=["policy", "random"]), duel(1, 0, bots=["random", "policy"])]
    assert len(group_by_condition(rows)) == 1


def test_an_override_is_a_number_that_the_game_as_sold_has_too() -> None:
    conditions = group_by_condition([row(0, True), row(0, True, variant="killer.hans.health=8 @0123abcd")])
    assert [condition.factors for condition in conditions] == [{"killer.hans.health": 12}, {"killer.hans.health": 8}]
    assert numeric_factors(conditions) == ["killer.hans.health"]
    assert conditions[1].label == "killer.hans.health = 8"


def test_overrides_of_a_variant_with_a_name_are_given() -> None:
    rows = [row(0, True), row(0, True, variant="frail @0123abcd")]
    conditions = group_by_condition(rows, {"frail @0123abcd": {"killer.hans.health": 8}})
    assert [condition.factors["killer.hans.health"] for condition in conditions] == [12, 8]


def test_an_override_that_is_a_list_is_named_by_its_variant() -> None:
    rows = [row(0, True), row(0, True, variant='killer.hans.finales=[["a", "b"]] @0123abcd')]
    conditions = group_by_condition(rows)
    assert numeric_factors(conditions) == []
    assert [condition.label for condition in conditions] == ["as sold", 'killer.hans.finales=[["a", "b"]]']


def test_matches_of_a_deal_are_averaged() -> None:
    rows = [row(1, True), row(1, False), row(2, True)]
    assert mean_by_deal(rows, side_won) == {(1, 1): 0.5, (2, 2): 1.0}
