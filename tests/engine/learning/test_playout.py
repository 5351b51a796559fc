"""Playouts: a game's light policy plays on to its horizon, and a game without one is left as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.bots import SeatView, bot
from gloaming.engine.learning.playout import Playout
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.state import Option
from tests.engine.toy import LANTERNS, PROGRAM, game


def first_only(s: Any, options: Sequence[Option]) -> list[int]:
    return [2**30] + [1] * (len(options) - 1)


def turns_left(s: Any) -> int:
    left: int = s.left
    return left


PLAYED_ON = game(PROGRAM, Playout(policy=first_only, horizon=turns_left))


def test_a_playout_takes_what_the_policy_wants_and_ends_at_the_horizon() -> None:
    match = PLAYED_ON.new(seats=2, seed=3)
    horizon = match.horizon()
    other = match.copy()
    match.play_out(horizon, seeded(1))
    while other.horizon() == horizon:
        other.pick(0)
    assert match.view(None) == other.view(None)
    assert match.decision is not None and other.decision is not None
    assert match.decision.options == other.decision.options


def test_a_playout_with_another_horizon_does_nothing() -> None:
    match = PLAYED_ON.new(seats=2, seed=3)
    before = match.view(None)
    match.play_out(match.horizon() + 1, seeded(1))
    assert match.view(None) == before


def test_a_playout_stops_where_the_match_is_over() -> None:
    match = game(PROGRAM, Playout(policy=first_only, horizon=lambda s: 0)).new(seats=2, seed=3)
    match.play_out(match.horizon(), seeded(1))
    assert match.over
    assert match.decision is None


def test_worlds_are_imagined_of_the_table_to_which_a_playout_came() -> None:
    match = PLAYED_ON.new(seats=2, seed=3)
    match.imagine(0, 1)
    match.play_out(match.horizon(), seeded(1))
    assert match.imagine(0, 1).save() == match.copy().imagine(0, 1).save()


def test_a_game_without_a_playout_is_not_played_on() -> None:
    match = LANTERNS.new(seats=2, seed=3)
    before = match.view(None)
    assert match.policy_weights() == []
    match.play_out(match.horizon(), seeded(1))
    assert match.view(None) == before


def test_the_search_tries_first_what_the_policy_wants() -> None:
    match: Match = PLAYED_ON.new(seats=2, seed=3)
    assert match.decision is not None and len(match.decision.options) > 1
    assert bot("search:1", 5).choose(SeatView(match, match.decision.seat)) == 0
