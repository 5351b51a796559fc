"""The odds of an option come from what its seat knows, and not from dice that are not rolled yet."""

from __future__ import annotations

import random

import pytest

import gloaming
from gloaming import IllegalChoice

GAMES = list(gloaming.games())


@pytest.mark.parametrize("name", GAMES)
def test_odds_are_the_same_in_every_world_that_a_seat_cannot_tell_from_the_real_one(name: str) -> None:
    game = gloaming.game(name)
    count = 0
    for seed in range(3):
        chance = random.Random(seed)
        match = game.new(seats=game.seats[-1], seed=seed)
        for _ in range(150):
            if match.decision is None:
                break
            options = match.decision.options
            odds_of = {option: (match.odds(i), match.likely(i)) for i, option in enumerate(options)}
            world = match.imagine(match.decision.seat, seed)
            assert world.decision is not None
            for i, option in enumerate(world.decision.options):
                if option in odds_of:
                    assert (world.odds(i), world.likely(i)) == odds_of[option]
            count += any(odds and likely for odds, likely in odds_of.values())
            match.pick(chance.randrange(len(options)))
    assert count


@pytest.mark.parametrize("name", GAMES)
def test_there_are_no_odds_of_an_option_that_is_not_open(name: str) -> None:
    game = gloaming.game(name)
    match = game.new(seats=game.seats[0], seed=1)
    assert match.decision is not None
    with pytest.raises(IllegalChoice):
        match.odds(len(match.decision.options))
    with pytest.raises(IllegalChoice):
        match.likely(len(match.decision.options))
