"""What always holds on the table: each broken invariant is named; and saves go on where they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming import Game, Match
from gloaming.engine.match import match as face
from gloaming.engine.state.dice import seeded
from gloaming.games.follow_your_fear.tokens import RED
from tests.games.follow_your_fear.make_golden import eager
from tests.games.follow_your_fear.table import GAME, SOLD, Position, given, tile
from tests.games.sitting import put


def sound() -> Position:
    return given(
        hand={0: ["step"], 1: ["pace"]}, mat={1: ["defense-1+1", "hide:h8"]}, tokens={0: "a1", 1: "h8"}, corrupt="c3",
        taken={1: {"fear": 2}},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("hands", [()]), "'hands' has 1 entries, not 2"),
        (put("marks", [], 2), "mat 2 has 2 cards and 0 numbers"),
        (put("fear", 99), "there is no Fear 99"),
        (put("side", [4, 0]), "the sides cannot be [4, 0]"),
        (put("controller", 2), "there is no seat 2"),
        (put("winner", 2), "the winner or a banished player is none there is"),
        (put("phase", 2), "the phase cannot be 2"),
        (put("corrupt", (64,)), "a tile is none of the board"),
        (put("gone", (9999,)), "a card is none of the box"),
        (put("hands", (), 0), "every card in play lies in one place"),
        (put("standing", (tile("a1"),), 1), "two tokens stand on one tile"),
        (put("standing", (), 0), "seat 0 has 0 + 5 tokens, not 6"),
        (put("banished", (0,)), "seat 0 is banished with tokens, or not without"),
        (put("reserve", [9, 0]), "the Fear tokens of colour 0 do not come to 6"),
        (put("taken", -1, RED), "fewer than no token of kind 4 has been taken"),
        (put("corrupt", (3, 2)), "the Corrupt tiles cannot be (3, 2)"),
        (put("hidden", (5, 0)), "tile 5 hides nobody, or card 0 lies nowhere"),
        (put("slots", -1), "there cannot be -1 slots"),
    ],
)
def test_a_table_that_cannot_be_is_named(change: Callable[[Any], None], complaint: str) -> None:
    state: Any = sound().state.copy()
    assert GAME.rules.check(state) == []
    change(state)
    assert complaint in "; ".join(GAME.rules.check(state))


def test_more_captured_tokens_on_cards_than_were_taken_are_named() -> None:
    state: Any = sound().state.copy()
    state.taken[6 + RED] = 0
    state.reserve[0] += 2
    assert "seat 1 has laid 1 of 0 tokens of kind 4 on cards" in GAME.rules.check(state)


def test_a_card_in_a_pile_of_another_type_is_named() -> None:
    state: Any = sound().state.copy()
    state.piles[0], state.piles[2] = state.piles[2], state.piles[0]
    assert "pile 0 holds a card of another back" in GAME.rules.check(state)


@pytest.mark.parametrize("flow", ["summoned", "heal", "heal Fear", "copy", "move", "let go"])
def test_a_card_that_is_being_summoned_and_lies_on_no_mat_is_named(flow: str) -> None:
    state: Any = sound().state.copy()
    state.run(flow, state.hands[0][0])
    assert f"card {state.arg} is being summoned and lies on no mat" in GAME.rules.check(state)


def test_ten_spirits_in_a_hand_between_turns_are_named() -> None:
    state: Any = sound().state.copy()
    state.hands[1] += state.piles[0][:9]
    state.piles[0] = state.piles[0][9:]
    assert "seat 1 holds 12 Spirits, more than 9" in GAME.rules.check(state)


def test_drawn_cards_outside_a_fear_phase_are_named() -> None:
    state: Any = sound().state.copy()
    state.drawn[0], state.fear_deck = state.fear_deck[:1], state.fear_deck[1:]
    assert "seat 0 holds Fear cards outside its Fear Phase" in GAME.rules.check(state)


@pytest.mark.parametrize(
    ("seats", "fear"),
    [(2, "loneliness"), pytest.param(3, "forgotten", marks=pytest.mark.slow), (4, "dark"), (3, "test"), (2, "dragons")],
)
def test_a_match_saved_and_loaded_at_any_decision_goes_on_the_same(seats: int, fear: str) -> None:
    match = game_of(fear).new(seats=seats, seed=seats, options={"fear": fear})
    chance = seeded(3)
    number = 0
    met = set()
    while match.decision:
        choice = eager(match, chance)
        here = match.decision.prompt
        if here not in met or number % 40 == 0:
            met.add(here)
            assert_goes_on_the_same(match, choice)
        match.pick(choice)
        assert match.check() == []
        number += 1
    assert len(met) > 10


def game_of(fear: str) -> Game:
    """The game that has a Fear: as it is sold, or with the cards of these tests."""
    return SOLD if fear in [each.id for each in SOLD.box.fears] else GAME


def asked(match: Match) -> list[Any]:
    """The open question."""
    decision = match.decision
    return [] if decision is None else [decision.seat, decision.prompt, *decision.options]


def assert_goes_on_the_same(match: Match, choice: int) -> None:
    """Check that a save of the match has the same options and continues in the same way for a while."""
    copy, other = match.copy(), face.load(match.game, match.save())
    assert asked(copy) == asked(other)
    for step in range(12):
        i = choice if step == 0 else 0
        if copy.decision is None:
            break
        copy.pick(i)
        other.pick(i)
        assert asked(copy) == asked(other)
    left, right = copy.save(), other.save()
    for data in (left, right):
        data.pop("seed"), data.pop("choices")
    assert left == right
