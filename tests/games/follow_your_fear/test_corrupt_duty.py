"""The duty to summon drawn Fear cards that corrupt: when it holds, and what it leaves free."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import Position, given

CORRUPT = ["fear-corrupt-1", "fear-corrupt-1", "fear-corrupt-2"]
FIRST = ("You must summon cards that corrupt first, and no slot is left for another.", "FY-CORRUPT-4")


def piece(table: Position, name: str) -> str:
    """The id of a drawn card by that of its entry."""
    box = table.state.box
    id: str = next(box.ids[card] for card in table.state.drawn[0] if box.entry[card].id == name)
    return id


@pytest.mark.rule("FY-CORRUPT-4", "FY-CARD-3")
@pytest.mark.parametrize("card", ["two-cards", "fear-two-cards", "fear-one-card"])
def test_a_card_that_gives_its_slot_back_is_offered_where_corrupt_cards_need_all_slots(card: str) -> None:
    table = given("fear", drawn=[card, *CORRUPT[:2]], fear_at="b5", slots=2, fear_deck=["fear-hide", "fear-peek"])
    assert table.can("summon") == sorted({card, *CORRUPT[:2]})
    assert table.can("flip") == []
    assert ("end-phase",) not in table.options
    assert table.why_not(0, piece(table, card)) is None


@pytest.mark.rule("FY-CORRUPT-4", "FY-CORRUPT-5")
def test_with_plus_two_cards_three_corrupt_cards_fit_into_two_slots() -> None:
    table = given("fear", drawn=["two-cards", *CORRUPT], fear_at="b5", slots=2, fear_deck=["fear-hide", "fear-peek"])
    table.summon("two-cards").summon("fear-corrupt-1").corrupt("a4").summon("fear-corrupt-1").corrupt("a5")
    table.corrupt("a6", "h8")
    assert table.corrupted == ["a4", "a5", "a6", "h8"]


@pytest.mark.rule("FY-CORRUPT-4")
def test_the_back_of_a_card_that_gives_slots_is_not_offered_and_no_other_card_is() -> None:
    table = given("fear", drawn=["fear-one-card", "fear-hide", *CORRUPT[:2]], fear_at="b5", slots=2)
    assert table.can("summon") == ["fear-corrupt-1", "fear-one-card"]
    assert table.can("flip") == []
    assert table.why_not(0, piece(table, "fear-hide")) == FIRST


@pytest.mark.rule("FY-CORRUPT-3", "FY-FEAR-7")
def test_a_corrupt_card_whose_requirement_is_not_met_may_be_flipped() -> None:
    table = given("fear", drawn=["fear-corrupt-in-reason"], fear_at="c6")
    assert table.can("flip") == ["fear-corrupt-in-reason"]
    assert table.can("summon") == []
    assert table.why_not(0, piece(table, "fear-corrupt-in-reason")) is None
    met = given("fear", drawn=["fear-corrupt-in-reason"], fear_at="b6")
    assert met.can("flip") == []


@pytest.mark.rule("FY-CORRUPT-3", "FY-LETGO-3")
def test_a_corrupt_card_whose_requirement_is_not_met_may_be_let_go() -> None:
    unmet = given("fear", drawn=["fear-let-go-3", "fear-corrupt-in-reason", "fear-hide"], fear_at="c6")
    assert unmet.summon("fear-let-go-3").can("discard") == ["fear-corrupt-in-reason", "fear-hide"]
    met = given("fear", drawn=["fear-let-go-3", "fear-corrupt-in-reason", "fear-hide", "fear-peek"], fear_at="b6")
    assert met.summon("fear-let-go-3").can("discard") == ["fear-hide", "fear-peek"]


@pytest.mark.rule("FY-CORRUPT-4")
def test_one_whose_requirement_is_not_met_waits_while_others_need_all_slots() -> None:
    table = given("fear", drawn=["fear-corrupt-in-reason", "fear-corrupt-1", "fear-corrupt-2"], fear_at="c6", slots=1)
    assert table.can("flip") == []
    assert table.why_not(0, piece(table, "fear-corrupt-in-reason")) == FIRST
