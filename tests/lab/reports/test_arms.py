"""Rows are grouped into arms, which are named after what sets them apart."""

from __future__ import annotations

from gloaming.lab.experiments.measures import side_won
from gloaming.lab.reports.arms import by_deal, group_arms, numeric_factors, variant_label
from tests.lab.match_rows import duel, row


def test_matches_of_one_kind_are_one_arm() -> None:
    (arm,) = group_arms([row(number, True) for number in range(3)])
    assert (arm.label, len(arm.rows), arm.rivals, arm.side) == ("as sold", 3, False, "the player")


def test_arms_are_named_after_their_differences() -> None:
    rows = [row(0, True), row(0, True, options='{"girl":"laurie"}'), row(0, True, bots=["random"])]
    arms = group_arms(rows)
    assert [arm.factors.get("girl") for arm in arms] == [None, "laurie", None]
    assert [arm.factors["bots"] for arm in arms] == ["policy", "policy", "random"]


def test_bots_that_change_seats_stay_in_one_arm() -> None:
    rows = [duel(0, 0, bots=["policy", "random"]), duel(1, 0, bots=["random", "policy"])]
    assert len(group_arms(rows)) == 1


def test_an_override_is_a_number_that_the_game_as_sold_has_too() -> None:
    arms = group_arms([row(0, True), row(0, True, variant="killer.hans.health=8 @0123abcd")])
    assert [arm.factors for arm in arms] == [{"killer.hans.health": 12}, {"killer.hans.health": 8}]
    assert numeric_factors(arms) == ["killer.hans.health"]
    assert arms[1].label == "killer.hans.health = 8"


def test_overrides_of_a_variant_with_a_name_are_given() -> None:
    rows = [row(0, True), row(0, True, variant="frail @0123abcd")]
    arms = group_arms(rows, {"frail @0123abcd": {"killer.hans.health": 8}})
    assert [arm.factors["killer.hans.health"] for arm in arms] == [12, 8]


def test_an_override_that_is_a_list_is_named_by_its_variant() -> None:
    rows = [row(0, True), row(0, True, variant='killer.hans.finales=[["a", "b"]] @0123abcd')]
    arms = group_arms(rows)
    assert numeric_factors(arms) == []
    assert [arm.label for arm in arms] == ["as sold", 'killer.hans.finales=[["a", "b"]]']


def test_variants_lose_their_hash() -> None:
    assert variant_label("more ghosts @0123abcd") == "more ghosts"
    assert variant_label("") == "as sold"


def test_matches_of_a_deal_are_averaged() -> None:
    rows = [row(1, True), row(1, False), row(2, True)]
    assert by_deal(rows, side_won) == {(1, 1): 0.5, (2, 2): 1.0}
