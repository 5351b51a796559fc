"""What is remembered of the doors of a map is what they lead to now."""

from __future__ import annotations

import random

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.chart import DOORS, UNKNOWN, Chart
from gloaming.games.ghost_hunter.rules.board import chart_of, leads_to, look_through, neighbours, ways
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.tokens import FAR, NONE


@pytest.mark.parametrize("scenario", [1, 4, 6, 8, 9, 13])
def test_no_passage_is_remembered_that_the_map_has_no_longer(scenario: int) -> None:
    match, chance = GAME.new(seats=4, seed=scenario, options={"scenario": scenario}), random.Random(scenario)
    for _ in range(150):
        if match.decision is None:
            break
        match.pick(chance.randrange(len(match.decision.options)))
        s = match._state
        assert isinstance(s, State)
        leads = chart_of(s).leads
        now = s.copy()
        now.chart = Chart(0)
        fresh = chart_of(now)
        assert chart_of(s).tile_in == fresh.tile_in
        assert chart_of(s).locked == fresh.locked
        for tile in s.laid:
            assert neighbours(s, tile) == neighbours(now, tile)
            assert ways(s, tile) == ways(now, tile)
            for way in range(FAR + 1 if s.box.tiles[tile].tower else FAR):
                assert leads[DOORS * tile + way] in (UNKNOWN, look_through(now, fresh, tile, way))


def test_a_copy_keeps_its_own_map() -> None:
    match = GAME.new(seats=2, seed=1)
    for _ in range(20):
        match.pick(0)
    copy = match.copy()
    s, other = match._state, copy._state
    assert isinstance(s, State) and isinstance(other, State)
    tile, way = next((tile, way) for tile in s.laid for way in range(FAR) if leads_to(s, tile, way) != NONE)
    other.locks = other.locks[:tile] + (15,) + other.locks[tile + 1 :]
    assert leads_to(other, tile, way) == NONE
    assert leads_to(s, tile, way) != NONE
