"""The order of the bots: search beats greedy, greedy beats random, with 95 % Wilson intervals above an even match."""

from __future__ import annotations

from math import sqrt

import pytest

import gloaming
from gloaming.bots import bot, play

MATCHES = 60


def interval(won: float, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - half, middle + half


def share_won(name: str, one: str, others: str, seats: int, matches: int) -> tuple[float, float]:
    """The interval of the share of matches won by bot `one`, in turns at every seat, the `others` at the rest."""
    game = gloaming.game(name)
    won = 0.0
    for number in range(matches):
        place = number % seats
        bots = [bot(one if seat == place else others, 100 * number + seat) for seat in range(seats)]
        result = play(game.new(seats=seats, seed=number // seats), bots).result
        assert result is not None
        if place in result.winners:
            won += 1 / len(result.winners)
    low, high = interval(won, matches)
    print(f"{name}, {seats} seats: {one} against {others} won {won:g} of {matches}: {low:.2f} to {high:.2f}")
    return low, high


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", list(gloaming.games()))
@pytest.mark.parametrize(
    ("better", "worse"), [("search:200", "greedy"), ("greedy", "random"), ("search:200", "random")]
)
def test_search_beats_greedy_beats_random(name: str, seats: int, better: str, worse: str) -> None:
    if seats not in gloaming.game(name).seats:
        pytest.skip(f"{name} is not for {seats}")
    low, _ = share_won(name, better, worse, seats, MATCHES)
    assert low > 1 / seats


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("better", ["search:50", "greedy"])
@pytest.mark.parametrize("name", [game.id for game in gloaming.games().values() if 4 in game.seats])
def test_at_four_seats_search_and_greedy_beat_random(name: str, better: str) -> None:
    low, _ = share_won(name, better, "random", 4, 32)
    assert low > 1 / 4


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("better", "worse", "matches"),
    [("easy", "random", 60), ("medium", "easy", 120), ("hard", "medium", 12), ("hardest", "easy", 4)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, matches: int) -> None:
    low, high = share_won("dont-go-in-there", better, worse, 2, matches)
    assert (low + high) / 2 > 0.5
