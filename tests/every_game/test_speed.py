"""The measurements of `gloaming bench` for each game."""

from __future__ import annotations

from random import Random

from gloaming import Game
from gloaming.benchmark import midway
from tests.every_game.conftest import LONG


def test_copies_are_measured_in_a_match_that_is_still_open(game: Game, seats: int) -> None:
    chance = Random(1).random
    match = game.new(seats=seats, seed=0)
    decisions = 0
    while (decision := match.decision) is not None and decisions < LONG:
        match.pick(int(chance() * len(decision.options)))
        decisions += 1
    assert midway(game, seats, decisions).decision is not None
