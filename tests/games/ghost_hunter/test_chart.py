"""What is remembered of the doors of a map is what they lead to now."""

from __future__ import annotations

import random

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.chart import DOORS, UNKNOWN, Chart
from gloaming.games.ghost_hunter.constants import FAR, FIRST, NONE, SECOND, STAIRS, UNOPENED
from gloaming.games.ghost_hunter.rules.board import (
    chart_of,
    free_cell,
    is_chute,
    lay,
    leads_to,
    look_through,
    neighbours,
    ways,
)
from gloaming.games.ghost_hunter.state import State


@pytest.mark.parametrize("scenario", range(1, 14))
def test_no_passage_is_remembered_that_the_map_has_no_longer(scenario: int) -> None:
    match, chance = GAME.new(seats=4, seed=scenario, options={"scenario": scenario}), random.Random(scenario)
    for _ in range(150):
        if match.decision is None:
            break
        match.pick(chance.randrange(len(match.decision.options)))
        s = match._state
        assert isinstance(s, State)
        chart = chart_of(s)
        now = s.copy()
        now.chart = Chart([], {})
        fresh = chart_of(now)
        assert chart.tile_in == fresh.tile_in
        assert chart.locked == fresh.locked
        for tile in s.laid:
            assert neighbours(s, tile) == neighbours(now, tile)
            assert ways(s, tile) == ways(now, tile)
            for way in range(FAR + 1 if s.box.tiles[tile].tower else FAR):
                assert chart.of(tile).leads[way] in (UNKNOWN, look_through(now, fresh, tile, way))
        if chart.way_on != UNKNOWN:
            assert leads_to(now, chart.way_on // DOORS, chart.way_on % DOORS) == UNOPENED


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


def test_stairs_lead_on_as_soon_as_their_other_half_lies_on_the_map() -> None:
    s = GAME.new(seats=2, seed=1)._state
    assert isinstance(s, State)
    lower = next(
        tile
        for tile, pair in enumerate(s.box.pair)
        if pair >= 0 and s.cell[tile] < 0 and s.cell[pair] < 0 and not is_chute(s, tile) and not is_chute(s, pair)
    )
    upper = s.box.pair[lower]
    lay(s, lower, free_cell(s, FIRST), 0)
    assert STAIRS not in ways(s, lower)
    assert upper not in neighbours(s, lower)
    lay(s, upper, free_cell(s, SECOND), 0)
    assert STAIRS in ways(s, lower)
    assert upper in neighbours(s, lower)
    assert lower in neighbours(s, upper)
