"""Questions with a single option: asked only where silence would tell others about hidden cards."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import given

END = [("end-phase",)]


@pytest.mark.rule("FY-SUMMON-4", "FY-INFO-1")
def test_with_cards_in_the_hand_one_is_asked_even_where_the_phase_can_only_end() -> None:
    table = given(hand=["needs-3-hope"], tokens="a1")
    assert (table.asks_to_summon, table.options) == (True, END), "others must not learn that nothing fits"


@pytest.mark.rule("FY-SUMMON-4", "FY-INFO-1")
def test_with_an_empty_hand_which_all_see_the_phase_ends_by_itself() -> None:
    assert given(hand=[], tokens="a1", spare=False).phase == "fear"
    assert given(hand=["strength-1"], spare=False).summon("strength-1").phase == "fear"


@pytest.mark.rule("FY-SUMMON-4", "FY-INFO-3", "FY-CORRUPT-4")
def test_a_corrupt_card_that_is_the_only_choice_is_summoned_by_itself() -> None:
    table = given("fear", drawn=["fear-corrupt-2", "fear-hide"], fear_at="b5", slots=1)
    assert table.question == "Fear corrupt 2: place a Corrupt tile (2 left)"
    table.corrupt("a4", "a5")
    assert table.turn == 1
    alike = given("fear", drawn=["fear-corrupt-1", "fear-corrupt-1", "fear-hide"], fear_at="b5", slots=2)
    alike.corrupt("a4", "a5")
    assert (alike.turn, alike.corrupted) == (1, ["a4", "a5"])


@pytest.mark.rule("FY-INFO-3", "FY-CORRUPT-5")
def test_of_two_different_corrupt_cards_one_is_asked_which() -> None:
    table = given("fear", drawn=["fear-corrupt-2", "fear-corrupt-1"], fear_at="b5", slots=1)
    assert table.can("summon") == ["fear-corrupt-1", "fear-corrupt-2"]


@pytest.mark.rule("FY-SUMMON-4", "FY-INFO-3")
def test_a_fear_phase_ends_by_itself_when_all_drawn_cards_are_summoned() -> None:
    table = given("fear", drawn=["fear-strength-1"], fear_at="b5", spare=False)
    assert table.summon("fear-strength-1").turn == 1


@pytest.mark.rule("FY-LETGO-1", "FY-INFO-1")
def test_the_only_design_in_a_hand_of_several_cards_is_not_let_go_by_itself() -> None:
    alike = given(hand=["let-go-1", "peek", "peek"], spare=False).summon("let-go-1")
    assert alike.can("discard") == ["peek"]
    assert alike.discard("peek").hand(0) == ["peek"]
    last = given(hand=["let-go-1", "peek"], spare=False).summon("let-go-1")
    assert (last.hand(0), last.defense(0)) == ([], 1)


@pytest.mark.rule("FY-LETGO-1", "FY-INFO-3")
def test_drawn_fear_cards_that_are_alike_are_let_go_without_asking_which() -> None:
    drawn = ["fear-let-go-1", "fear-step", "fear-step"]
    table = given("fear", drawn=drawn, fear_at="b5", spare=False).summon("fear-let-go-1")
    assert (table.discards("fear"), table.strength) == (["fear-step"], 1)


@pytest.mark.rule("FY-DISCARD-2", "FY-INFO-1")
def test_a_hand_of_one_design_is_not_discarded_by_itself() -> None:
    table = given(hand=["plenty"] * 11, tokens="a1", spare=False).end()
    assert table.can("discard") == ["plenty"]
    assert table.discard("plenty", "plenty").phase == "fear"
