"""Positions by names: what challenges, lessons, golden records and tests begin at."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.position import ASKED, describe


def described(match: gloaming.Match) -> dict[str, Any]:
    state: Any = match._state
    return describe(state)


@pytest.mark.parametrize("scenario", range(1, 14))
def test_a_table_is_described_and_arranged_as_it_was(scenario: int) -> None:
    seats = 2 + scenario % 3
    match = GAME.new(seats=seats, seed=scenario, options={"scenario": scenario})
    chance = seeded(scenario)
    compared = 0
    while match.decision and compared < 25:
        state: Any = match._state
        if state.program.names[state.step] in ASKED:
            position = describe(state)
            again = GAME.new(seats=seats, seed=0, options={"scenario": scenario, "position": position})
            assert described(again) == position
            assert [again.spell(i) for i in range(len(again.decision.options))] == [
                match.spell(i) for i in range(len(match.decision.options))
            ]
            compared += 1
        match.pick(chance.weighted(match.policy_weights()))
    assert compared > 15
