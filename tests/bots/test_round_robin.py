"""The order of the bots: search beats greedy, greedy beats random, with 95 % Wilson intervals above an even match."""

from __future__ import annotations

from math import sqrt

import pytest

import gloaming
from gloaming.bots import bot, play

# Pocock's bound for up to five looks at the matches so far: together they err as seldom as one look at 95 %.
LOOKS = (15, 30, 60, 120, 240)
POCOCK = 2.413


def interval(won: float, played: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval of a share; 95 % where `z` is not given."""
    share = won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - half, middle + half


def won_by(name: str, one: str, others: str, seats: int, number: int) -> float:
    """What bot `one` wins of match `number`: it sits at every seat in turns, the `others` at the rest."""
    game = gloaming.game(name)
    place = number % seats
    bots = [bot(one if seat == place else others, 100 * number + seat) for seat in range(seats)]
    result = play(game.new(seats=seats, seed=number // seats), bots).result
    assert result is not None
    return 1 / len(result.winners) if place in result.winners else 0


def share_won(name: str, one: str, others: str, seats: int, matches: int) -> tuple[float, float]:
    """The 95 % interval of the share of so many matches that bot `one` wins against the `others`."""
    won = sum(won_by(name, one, others, seats, number) for number in range(matches))
    low, high = interval(won, matches)
    print(f"{name}, {seats} seats: {one} against {others} won {won:g} of {matches}: {low:.2f} to {high:.2f}")
    return low, high


def beats(name: str, one: str, others: str, seats: int) -> bool:
    """Whether bot `one` wins more than its share, with as many matches as it takes to tell, up to the last look."""
    won, number = 0.0, 0
    for look in LOOKS:
        while number < look:
            won += won_by(name, one, others, seats, number)
            number += 1
        low, high = interval(won, look, POCOCK)
        print(f"{name}, {seats} seats: {one} against {others} won {won:g} of {look}: {low:.2f} to {high:.2f}")
        if low > 1 / seats or high < 1 / seats:
            break
    return low > 1 / seats


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
    assert beats(name, better, worse, seats)


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("better", ["search:50", "greedy"])
@pytest.mark.parametrize("name", [game.id for game in gloaming.games().values() if 4 in game.seats])
def test_at_four_seats_search_and_greedy_beat_random(name: str, better: str) -> None:
    assert beats(name, better, "random", 4)


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("better", "worse", "matches"),
    [("easy", "random", 60), ("medium", "easy", 120), ("hard", "medium", 12), ("hardest", "easy", 4)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, matches: int) -> None:
    low, high = share_won("dont-go-in-there", better, worse, 2, matches)
    assert (low + high) / 2 > 0.5
