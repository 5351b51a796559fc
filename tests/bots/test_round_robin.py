"""The order of the bots: search beats greedy, greedy beats random, with 95 % Wilson intervals above an even match."""

from __future__ import annotations

from math import sqrt

import pytest

import gloaming
from gloaming.bots import bot, play

# Pocock's bound for up to five looks at the matches so far: together they err as seldom as one look at 95 %.
LOOKS = (15, 30, 60, 120, 240)
POCOCK = 2.413


RIVALS = [id for id in gloaming.games() if id != "ghost-hunter"]
"""Games in which bots play against one another; in Ghost Hunter 13 all win or lose together."""


THOUGHT = {"follow-your-fear": 40}
"""Iterations of the search where the 200 of other games would take a minute a match: fewer have to do."""


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
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", RIVALS)
@pytest.mark.parametrize(
    ("better", "worse"), [("search:200", "greedy"), ("greedy", "random"), ("search:200", "random")]
)
def test_search_beats_greedy_beats_random(name: str, seats: int, better: str, worse: str) -> None:
    if seats not in gloaming.game(name).seats:
        pytest.skip(f"{name} is not for {seats}")
    better = better.replace("200", str(THOUGHT.get(name, 200)))
    assert beats(name, better, worse, seats)


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("better", ["search:50", "greedy"])
@pytest.mark.parametrize("name", [id for id in RIVALS if 4 in gloaming.game(id).seats])
def test_at_four_seats_search_and_greedy_beat_random(name: str, better: str) -> None:
    assert beats(name, better, "random", 4)


def accomplished(spec: str, seats: int, matches: int) -> tuple[float, float]:
    """The 95 % interval of the scenarios that hunters accomplish together, one after the other."""
    won = 0
    game = gloaming.game("ghost-hunter")
    for number in range(matches):
        bots = [bot(spec, 100 * number + seat) for seat in range(seats)]
        result = play(game.new(seats=seats, seed=number, options={"scenario": number % 13 + 1}), bots).result
        assert result is not None
        won += result.reason == "The hunters have accomplished the scenario."
    low, high = interval(won, matches)
    print(f"ghost-hunter, {seats} seats: {spec} won {won} of {matches}: {low:.2f} to {high:.2f}")
    return low, high


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("better", "matches"), [("greedy", 52), ("policy", 104)])
def test_hunters_who_think_accomplish_more_scenarios_than_random_ones(better: str, matches: int, seats: int) -> None:
    assert accomplished(better, seats, matches)[0] > accomplished("random", seats, 104)[1]


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("better", "worse", "matches"),
    [("easy", "random", 60), ("medium", "easy", 120), ("hard", "medium", 12), ("hardest", "easy", 4)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, matches: int) -> None:
    low, high = share_won("dont-go-in-there", better, worse, 2, matches)
    assert (low + high) / 2 > 0.5
