"""The measurements of `gloaming bench` for each game."""

from __future__ import annotations

from random import Random

import gloaming
from gloaming import Game
from gloaming.benchmark import midway, plays
from tests.every_game.conftest import LONG


def test_copies_are_measured_in_a_match_that_is_still_open(game: Game, seats: int) -> None:
    chance = Random(1).random
    match = game.new(seats=seats, seed=0)
    decisions = 0
    while (decision := match.decision) is not None and decisions < LONG:
        match.pick(int(chance() * len(decision.options)))
        decisions += 1
    assert midway(game, seats, decisions).decision is not None


def test_each_game_is_measured_and_each_film_of_final_girl() -> None:
    names = list(plays())
    assert {name.partition(",")[0] for name in names} == set(gloaming.games())
    assert [name for name in names if name.startswith("final-girl")] == [
        "final-girl, 1 seat",
        "final-girl, 1 seat, the-whipper-in",
        "final-girl, 1 seat, the-walled-brother",
        "final-girl, 1 seat, low-water",
    ]
