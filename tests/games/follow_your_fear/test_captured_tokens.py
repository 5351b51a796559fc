"""Captured tokens on cards: when they are asked for, and what ends when one is healed away."""

from __future__ import annotations

import pytest

from gloaming.games.follow_your_fear.tokens import RED
from tests.games.follow_your_fear.table import Position, given, squares

QUIET = ["fear-step", "fear-pace", "fear-stride"]
"""Three Fear cards that change nothing while nobody summons them."""


def until(table: Position, turn: int, phase: str) -> Position:
    """Play as little as possible until a player's phase."""
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


@pytest.mark.rule("FY-BONUS-11", "FY-HEAL-6")
@pytest.mark.parametrize(("captured", "offered"), [(0, False), (1, False), (2, True)])
def test_a_token_is_asked_for_on_a_heal_only_where_a_second_one_can_return(captured: int, offered: bool) -> None:
    tokens = " ".join(["b1", "c1", "d1", "e1", "f1", "g1"][captured:])
    spirit = given(hand=["heal"], tokens=tokens, taken={0: {"fear": 1}, 1: {0: captured}}).summon("heal")
    assert (("pass",) in spirit.options) is offered
    taken: dict[int, dict[int | str, int]] = {0: {1: 1}, 1: {"fear": captured}}
    fear = given("fear", drawn=["fear-heal"], fear_at="b5", tokens={1: "h8"}, taken=taken).summon("fear-heal")
    assert (("pass",) in fear.options) is offered


@pytest.mark.rule("FY-BONUS-11", "FY-STEAL-1")
@pytest.mark.parametrize(("hand", "offered"), [([], False), (["step"], False), (["step", "pace"], True)])
def test_a_token_is_asked_for_on_steal_only_where_two_cards_can_be_stolen(hand: list[str], offered: bool) -> None:
    table = given(hand={0: ["steal"], 1: hand}, taken={0: {"fear": 1}}).summon("steal")
    assert (("pass",) in table.options) is offered


@pytest.mark.rule("FY-BONUS-11", "FY-HIDE-1")
def test_a_token_is_asked_for_on_hide_only_where_two_tokens_can_be_hidden() -> None:
    alone = given("fear", drawn=["fear-hide"], fear_at="b5", taken={0: {1: 1}}, tokens={1: "h8"})
    assert ("pass",) not in alone.summon("fear-hide").options
    dragons = given(
        "fear", fear="dragons", drawn=["hide"], fear_at="b5", blue_at="h5", taken={0: {1: 1}}, tokens={1: "h8"}
    )
    assert ("pass",) in dragons.summon("hide").options
    spirit = given(hand=["hide"], taken={0: {"fear": 1}}).summon("hide")
    assert ("pass",) in spirit.options


@pytest.mark.rule("FY-BONUS-11", "FY-BONUS-5", "FY-CORR-4")
@pytest.mark.parametrize(("corrupt", "expected"), [("a2 a3 a4", 0), ("a2 a3 a4 a5", 1), ("a2 a3 a4 a5 a6 a7", 2)])
def test_tokens_are_asked_for_only_while_more_corrupt_tiles_can_be_removed(corrupt: str, expected: int) -> None:
    table = given(hand=["cleanse-3"], taken={0: {"fear": 2}}, corrupt=corrupt).summon("cleanse-3")
    laid = 0
    while ("pass",) in table.options:
        table.pick("lay", RED)
        laid += 1
    assert laid == expected


@pytest.mark.rule("FY-BONUS-11", "FY-COMP-4")
def test_no_token_is_asked_for_where_no_more_corrupt_tiles_can_be_laid() -> None:
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    free = [name for name in names if name not in ("b5", "a1") and name[1] not in "8"]
    table = given(
        "fear", drawn=["fear-corrupt-1"], fear_at="b5", tokens={1: "b8"}, corrupt=" ".join(free[:47]), taken={0: {1: 1}}
    )
    table.summon("fear-corrupt-1")
    assert table.can("lay") == []


@pytest.mark.rule("FY-BONUS-11", "FY-BONUS-4", "FY-HARVEST-5")
def test_a_token_is_asked_for_on_harvest_only_where_one_more_card_can_be_drawn() -> None:
    corrupt = given(hand=["harvest-1"], taken={0: {"fear": 1}}, tokens="c6", corrupt="c6").summon("harvest-1")
    assert ("pass",) not in corrupt.options
    piles: dict[str, tuple[list[str], list[str]]] = {"hope": ([], ["plain-hope"])}
    table = given(hand=["harvest-1"], taken={0: {"fear": 1}}, tokens="c6", piles=piles).summon("harvest-1")
    assert ("pass",) not in table.options
    two = given(
        hand=["harvest-1"], taken={0: {"fear": 1}}, tokens="c6", piles=piles, discards={"hope": ["plain-hope"]}
    ).summon("harvest-1")
    assert ("pass",) in two.options


@pytest.mark.rule("FY-BONUS-11", "FY-DRAW-4")
def test_a_token_is_asked_for_on_harvest_of_fear_cards_only_where_there_are_some() -> None:
    taken: dict[int, dict[int | str, int]] = {0: {1: 1}}
    empty = given("fear", drawn=["harvest-1", "fear-step"], fear_deck=[], taken=taken, tokens={1: "h8"}, fear_at="b5")
    assert ("pass",) not in empty.summon("harvest-1").options
    more = given(
        "fear", drawn=["harvest-1"], fear_deck=["fear-hide", "fear-peek"], taken=taken, tokens={1: "h8"}, fear_at="b5"
    )
    assert ("pass",) in more.summon("harvest-1").options
