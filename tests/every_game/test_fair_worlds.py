"""Imagined worlds are neither better nor worse than the real one: matches continue in them as they really do."""

from __future__ import annotations

import random
from math import inf, sqrt

import pytest

import gloaming
from gloaming.bots import SeatView, bot, play
from gloaming.engine.match.match import Match
from gloaming.lab.runs.runner import map_items
from tests.every_game.conftest import played_whole

MATCHES = 400
EARLY = 60
"""A seat imagines worlds once within this many choices, and once before the first."""

FAR = 4.5
"""The number of standard errors that separates two equal means in one of 100,000 comparisons."""


def ended(match: Match, seat: int) -> tuple[float, float, float]:
    """Return whether a seat wins a match that bots play out, the sum of all scores, and the number of choices."""
    before = len(match._state.events)
    result = play(match, [bot("policy", seat) for seat in range(match.seats)]).result
    assert result is not None
    return float(seat in result.winners), float(sum(result.scores)), float(len(match._state.events) - before)


def errors_apart(differences: list[float]) -> float:
    """Return by how many standard errors the mean of differences is not 0."""
    count = len(differences)
    mean = sum(differences) / count
    spread = sqrt(sum([(difference - mean) ** 2 for difference in differences]) / count)
    return abs(mean) / (spread / sqrt(count)) if spread else inf if mean else 0.0


Asked = tuple[str, int, int, int]
"""The id of a game, the number of seats, the number of a match, and the number of choices before it is imagined."""


def compared(asked: Asked) -> list[float] | None:
    """Compare how a match continues with how an imagined world does; None if it is over before that many choices."""
    name, seats, number, moment = asked
    game = gloaming.game(name)
    match = game.new(seats=seats, seed=500_000 + number, options=played_whole(game, number))
    sights = [SeatView(match, seat) for seat in range(seats)]
    bots = [bot("policy", seat) for seat in range(seats)]
    for _ in range(moment):
        if match.decision is None:
            return None
        seat = match.decision.seat
        match.pick(bots[seat].choose(sights[seat]))
    if match.decision is None:
        return None
    seat = number % seats
    world = match.imagine(seat, number)
    return [real - imagined for real, imagined in zip(ended(match, seat), ended(world, seat))]


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list(gloaming.games()))
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_matches_go_on_in_imagined_worlds_as_they_really_do(name: str, most: bool) -> None:
    seats = gloaming.game(name).seats[-1 if most else 0]
    chance = random.Random(name)
    for moments in ([0] * MATCHES, [chance.randint(1, EARLY) for _ in range(MATCHES)]):
        asked = [(name, seats, number, moment) for number, moment in enumerate(moments)]
        apart = [
            errors_apart(list(measure))
            for measure in zip(*[comparison for comparison in map_items(compared, asked) if comparison is not None])
        ]
        assert len(apart) == 3
        assert max(apart) < FAR, f"won, scores and choices are {apart} standard errors apart"
