"""Thousands of random matches: no broken invariant, dead end or leak."""

from __future__ import annotations

import random

import pytest

import gloaming
from gloaming.lab.runs.runner import map_items
from gloaming.lab.runs.work_units import Unit
from tests.every_game.conftest import LONG, assert_won, go_on, looked_at, played_whole
from tests.every_game.test_no_leak import assert_nothing_leaks

MATCHES = 3000
SLICES = 10
ENDLESS = 1_000_000


def check_match(unit: Unit) -> None:
    """Play the random match of a unit, and check it on the way."""
    game = gloaming.game(unit.game)
    match = game.new(seats=unit.seats, seed=unit.deal_seed, options=unit.options)
    seed = unit.bot_seed
    chance = random.Random(f"{unit.game} {unit.seats} {unit.deal_seed}")
    event_count = 0
    for number, _ in enumerate(go_on(match, chance, ENDLESS)):
        if looked_at(number - seed % 5, 5):
            assert match.check() == []
        if number < LONG and number % 40 == seed % 40:
            assert_nothing_leaks(match, seed, {}, event_count)
            event_count = len(match._state.events)
    assert match.over
    assert_won(match)
    assert match.check() == []


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("slice_", range(SLICES))
@pytest.mark.parametrize("name", list(gloaming.games()))
def test_random_matches_hold_their_promises(name: str, slice_: int) -> None:
    game = gloaming.game(name)
    units = [
        Unit(name, ("random",) * seats, 1_000_000 + seed, seed, played_whole(game, seed) or {})
        for seed in range(slice_, MATCHES // len(game.seats), SLICES)
        for seats in game.seats
    ]
    assert len(list(map_items(check_match, units))) == MATCHES // SLICES
