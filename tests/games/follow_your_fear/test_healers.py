"""Cards that have healed and are discarded: what multipliers that come later still make of them."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import Position, given


def healed(*hand: str, **more: object) -> Position:
    """Player 1 has one token to take back, one on c6 and one on d3; the Home Row is full but for g1."""
    return given(hand=hand, tokens="c6 b1 c1 d1 e1", taken={1: {0: 1}}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FY-HEAL-5", "FY-TIMES-7")
def test_the_move_of_a_card_that_has_healed_is_multiplied_later_like_that_of_any_other() -> None:
    table = healed("healing-step", "double-move").summon("healing-step").go("g1").move("c6", "c5")
    assert (table.mat(0), table.discards("courage")) == ([], ["healing-step"])
    table.summon("double-move")
    assert table.question == "Healing step: move a token"
    table.move("c5", "b5")
    assert table.asks_to_summon or table.phase == "fear"
    assert "b5" in table.at(0)


@pytest.mark.rule("FY-HEAL-5", "FY-TIMES-7")
def test_moves_are_made_in_the_order_in_which_their_cards_were_summoned_those_discarded_first() -> None:
    table = healed("healing-step", "pace", "double-move")
    table.summon("healing-step").go("g1").stay().summon("pace").stay().summon("double-move")
    assert table.question == "Healing step: move a token"
    table.move("c6", "c5")
    assert table.question == "Pace: move a token"
    table.move("c5", "b6")
    assert table.phase == "fear"


@pytest.mark.rule("FY-HEAL-5", "FY-TIMES-7", "FY-BONUS-6")
def test_each_multiplier_gives_what_is_missing() -> None:
    table = healed("healing-step", "double-move", "double-move", slots=4)
    table.summon("healing-step").go("g1").stay()
    table.summon("double-move").stay().summon("double-move")
    for _ in range(2):
        assert table.question == "Healing step: move a token"
        table.stay()
    assert table.asks_to_summon


@pytest.mark.rule("FY-HEAL-5", "FY-TIMES-7", "FY-FEAR-11")
def test_it_is_so_with_a_spirit_out_of_the_fear_deck() -> None:
    table = given(
        "fear", drawn=["healing-step", "fear-double-move"], fear_at="b5", taken={1: {"fear": 1}}, tokens={1: "h8"}
    )
    table.summon("healing-step").move("b5", "b4").summon("fear-double-move").move("b4", "b3")
    assert table.fear_at == ["b3"]


@pytest.mark.rule("FY-HEAL-5", "FY-TIMES-7")
def test_a_multiplier_of_another_phase_makes_nothing_of_it() -> None:
    table = given(
        hand=["healing-step"], tokens="c6 b1 c1 d1 e1", taken={1: {0: 1}}, fear_at="b5",
        fear_deck=["fear-double-move", "fear-hide", "fear-peek"],
    )  # fmt: skip
    table.summon("healing-step").go("g1").stay().end()
    assert table.summon("fear-double-move").asks_to_summon


@pytest.mark.rule("FY-HEAL-5", "FY-TIMES-6")
def test_the_harvest_of_a_card_that_has_healed_is_multiplied_later_too() -> None:
    table = healed("healing-harvest", "double-harvest").summon("healing-harvest").go("g1").harvest("hope")
    table.summon("double-harvest")
    assert table.prompt == "Harvest a card"


@pytest.mark.rule("FY-CAPTURE-3", "FY-MOVE-3")
def test_why_such_a_move_does_not_lead_to_a_tile_is_told() -> None:
    table = healed("healing-step", "double-move").summon("healing-step").go("g1").stay().summon("double-move")
    assert table.why_not(0, "tile-0") == ("None of your tokens can reach this tile with this Move.", "FY-MOVE-3")


def test_a_save_in_such_a_move_is_played_on() -> None:
    table = healed("healing-step", "double-move").summon("healing-step").go("g1").stay().summon("double-move")
    again = Position(table.match.game.load(table.match.save()))
    assert again.question == "Healing step: move a token"
    assert "c5" in again.move("c6", "c5").at(0)
