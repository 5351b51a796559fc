"""Captured tokens on cards: when they are asked for, and what ends when one is healed away."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import Position, given, squares

QUIET = ["fear-step", "fear-pace", "fear-stride"]
"""Three Fear cards that change nothing while nobody summons them."""


def until(table: Position, turn: int, phase: str) -> Position:
    """Let everybody do as little as possible until it is somebody's phase."""
    while (table.turn, table.phase) != (turn, phase) or not table.asks_to_summon:
        end = ("end-phase",)
        table.pick(*(end if end in table.options else table.options[-1]))
    return table


def powered(*hand: str, tokens: int = 1, captured: int = 1, heals: int = 1) -> Position:
    """Player 1 summons Spirits and lays captured Fear tokens on the last; then Player 2 may heal Fear."""
    table = given(
        hand=hand,
        tokens={0: "b1 c1 d1", 1: "b8 c8 d8"},
        corrupt="b1 c1 d1 b8 c8 d8",
        fear_at="h4",
        taken={0: {"fear": captured}},
        fear_deck=[*QUIET, *["fear-heal"] * heals, *["fear-swap", "fear-peek"][: 3 - heals]],
    )
    for card in hand[:-1]:
        table.summon(card)
        if ("pass",) in table.options:
            table.pick("pass")
    return table.summon(hand[-1]).lay(*["fear"] * tokens)


@pytest.mark.rule("FY-BONUS-10", "FY-BONUS-8")
def test_a_defense_multiplier_is_used_once_when_its_token_is_healed_away() -> None:
    table = powered("defense-1", "double-defense")
    assert table.defense(0) == 4
    until(table, 1, "fear").summon("fear-heal").lay()
    assert table.defense(0) == 2


@pytest.mark.rule("FY-BONUS-10", "FY-BONUS-9")
def test_a_card_with_defense_and_its_multiplier_loses_the_bonus_of_both() -> None:
    table = powered("key-turned")
    assert table.defense(0) == 8
    until(table, 1, "fear").summon("fear-heal").lay()
    assert table.defense(0) == 2


@pytest.mark.rule("FY-BONUS-10", "FY-BONUS-8")
def test_the_second_use_lasts_as_long_as_one_token_is_left_on_the_card() -> None:
    table = powered("defense-1", "double-defense", tokens=1, captured=2)
    assert table.defense(0) == 4, "a second token would change nothing and is not asked for"
    both = powered("key-turned", tokens=2, captured=2)
    assert both.defense(0) == 12
    until(both, 1, "fear").summon("fear-heal").lay()
    assert both.defense(0) == 8


@pytest.mark.rule("FY-BONUS-10", "FY-HIDE-1")
def test_of_two_hidden_tokens_the_second_is_hidden_no_more() -> None:
    table = powered("hide")
    table.token("b1", "c1").end()
    assert squares(table.view()["hidden"]) == ["b1", "c1"]
    until(table, 1, "fear").summon("fear-heal").lay()
    assert squares(table.view()["hidden"]) == ["b1"]


@pytest.mark.rule("FY-BONUS-10", "FY-HIDE-3")
def test_it_is_the_second_wherever_the_tokens_have_been_moved() -> None:
    table = powered("hide")
    table.token("c1", "b1").end()
    table.state.hands[1] = ()
    until(table, 1, "fear").summon("fear-swap").lay().token("c1", "d1")
    table.summon("fear-heal").lay()
    assert squares(table.view()["hidden"]) == ["d1"]


@pytest.mark.rule("FY-BONUS-10", "FY-TURNED-4")
def test_two_exchanges_that_cancelled_each_other_are_one_again() -> None:
    table = powered("defense-2", "turn")
    assert (table.strength, table.defense(0)) == (0, 2)
    until(table, 1, "fear").summon("fear-heal").lay()
    assert table.defense(0) == 0


@pytest.mark.rule("FY-BONUS-10", "FY-TURNED-3")
def test_a_strength_multiplier_that_stays_under_an_exchange_is_used_once_too() -> None:
    table = powered("strength-1", "turn", "double-strength")
    assert table.defense(0) == 4
    until(table, 1, "fear").summon("fear-heal").lay()
    assert table.defense(0) == 2
