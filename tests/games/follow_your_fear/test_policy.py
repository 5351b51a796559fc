"""The light policy of playouts: what it would rather do, and where a playout ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import seeded
from tests.games.follow_your_fear.table import SOLD, Position, given


def state(match: Match) -> Any:
    return match._state


def weight(table: Position, label: str) -> int:
    """How readily the option of which the words begin so is taken."""
    weights = [weight for text, weight in zip(table.said, table.match.policy_weights()) if text.startswith(label)]
    assert len(weights) == 1, f"{label!r} begins {len(weights)} of {table.said}"
    return weights[0]


def test_strength_is_summoned_before_the_move_that_captures_with_it() -> None:
    table = given(hand=["strength-1", "step", "peek"], tokens="a3", fear_at="a4")
    assert weight(table, "Summon Strength 1") > weight(table, "Summon Step")
    table.summon("strength-1")
    assert weight(table, "Summon Step") > 10 * weight(table, "Summon Peek")
    table.summon("step")
    assert weight(table, "From a3 to a4") > 10 * weight(table, "From a3 to b3")


def test_no_move_is_wasted_on_a_fear_that_is_too_strong() -> None:
    table = given(hand=["strength-1", "step"], tokens="d3", fear_at="d4").summon("strength-1")
    assert weight(table, "Summon Step") < 10


def test_tokens_go_nearer_and_fear_goes_away() -> None:
    table = given(hand=["step"], tokens="a1", fear_at="a4").summon("step")
    assert weight(table, "From a1 to a2") > weight(table, "Do not move") > weight(table, "From a1 to b1")
    fear = given("fear", drawn=["fear-pace"], tokens={0: "h8", 1: "a2"}, fear_at="a4").summon("fear-pace")
    assert weight(fear, "From a4 to a5") > weight(fear, "From a4 to a3")


def test_fear_captures_what_it_can() -> None:
    table = given("fear", drawn=["fear-strength-1", "fear-step"], tokens={0: "h8", 1: "a3"}, fear_at="a4")
    table.summon("fear-strength-1")
    assert weight(table, "Summon Fear step") > 100
    assert weight(table.summon("fear-step"), "From a4 to a3") > 100


def test_captured_tokens_are_laid_and_cards_without_use_discarded() -> None:
    table = given(hand=["strength-1", "step"], taken={0: {"fear": 1}}, fear_at="a8").summon("strength-1")
    assert weight(table, "Lay a Fear") > weight(table, "Lay no")
    names = ["strength-1", "step", "peek", "hide", "steal", "swap", "push", "heal", "copy", "poison"]
    full = given(hand=names, tokens="a1 b1", fear_at="a8").end()
    assert weight(full, "Discard Hide") > weight(full, "Discard Strength 1") == weight(full, "Discard Step")


@pytest.mark.parametrize("seats", SOLD.seats)
def test_every_option_has_a_weight_and_a_turn_one_horizon(seats: int) -> None:
    match = SOLD.new(seats=seats, seed=2, options={"rounds": 5})
    chance = random.Random(4)
    turns: dict[int, set[tuple[int, int]]] = {}
    while match.decision is not None:
        weights = match.policy_weights()
        assert len(weights) == len(match.decision.options)
        assert all(type(weight) is int and weight > 0 for weight in weights)
        if state(match).round:
            turns.setdefault(match.horizon(), set()).add((state(match).round, state(match).turn))
        else:
            assert match.horizon() == 0
        match.pick(chance.randrange(len(weights)))
    assert sorted(turns) == list(range(len(turns)))
    assert all(len(seen) == 1 for seen in turns.values())


def test_a_playout_ends_with_the_turn() -> None:
    table = given(hand=["strength-1", "step"], tokens="a3", fear_at="a4")
    world = table.match.imagine(0, 5)
    world.play_out(world.horizon(), seeded(3))
    assert state(world).turn == 1
    assert world.check() == []
