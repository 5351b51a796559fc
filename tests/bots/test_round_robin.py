"""The order of the bots: search beats greedy, greedy beats random, with 95 % Wilson intervals above an even match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import sqrt

import pytest

import gloaming
from gloaming.bots import bot, play
from gloaming.engine.match.result import Result
from gloaming.lab.runs.runner import map_items
from gloaming.lab.runs.work_units import Unit
from tests.games.contract import contract

# Pocock's bound for up to five looks at the matches so far: together they err as rarely as one look at 95 %.
LOOKS = (15, 30, 60, 120, 240)
POCOCK = 2.413


RIVALS = [id for id, game in gloaming.games().items() if contract(game).versus]
"""Games in which bots play against one another; in Ghost Hunter 13 all win or lose together."""


def interval(won: float, played: int, z: float = 1.96) -> tuple[float, float]:
    """Return Wilson's interval of a share; 95 % by default."""
    share = won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - half, middle + half


def played(unit: Unit) -> Result:
    """Return the result of a match between bots."""
    bots = [bot(spec, unit.bot_seed + seat) for seat, spec in enumerate(unit.bots)]
    match = play(gloaming.game(unit.game).new(seats=unit.seats, seed=unit.deal_seed, options=unit.options), bots)
    assert match.result is not None
    return match.result


def shares(name: str, spec: str, others: str, seats: int, matches: int) -> Iterator[float]:
    """Yield what bot `spec` wins in each match: it takes each seat in turn, and `others` the rest."""
    units = []
    for number in range(matches):
        bots = tuple([spec if seat == number % seats else others for seat in range(seats)])
        units.append(Unit(name, bots, number // seats, 100 * number))
    for number, result in enumerate(map_items(played, units)):
        yield 1 / len(result.winners) if number % seats in result.winners else 0


def certain(holds: Callable[[float], bool], won: float, left: int) -> bool | None:
    """Return what `holds` will say once the remaining matches are played, or None while they can change it.

    holds: monotonic: if it is true of a number of wins, it is true of every greater number.
    """
    if holds(won):
        return True
    return None if holds(won + left) else False


def most_won(name: str, spec: str, others: str, seats: int, matches: int) -> bool:
    """Return whether a bot's win rate is above an even match, by the middle of its 95 % interval."""

    def above(won: float) -> bool:
        low, high = interval(won, matches)
        return (low + high) / 2 > 1 / seats

    won, number = 0.0, 0
    played_in_turn = shares(name, spec, others, seats, matches)
    while (verdict := certain(above, won, matches - number)) is None:
        won += next(played_in_turn)
        number += 1
    print(f"{name}, {seats} seats: {spec} against {others} won {won:g} of {number}, with {matches - number} left")
    return verdict


def beats(name: str, spec: str, others: str, seats: int) -> bool:
    """Return whether bot `spec` wins more than its share, with as many matches as needed, up to the last look.

    A look stops as soon as its remaining matches cannot change the result.
    """
    won, number = 0.0, 0
    played_in_turn = shares(name, spec, others, seats, LOOKS[-1])
    for look in LOOKS:

        def more(won: float, look: int = look) -> bool:
            return interval(won, look, POCOCK)[0] > 1 / seats

        def not_less(won: float, look: int = look) -> bool:
            return interval(won, look, POCOCK)[1] >= 1 / seats

        while True:
            left = look - number
            above, below = certain(more, won, left), certain(not_less, won, left) is False
            if left == 0 or above or below or (look == LOOKS[-1] and above is False):
                break
            won += next(played_in_turn)
            number += 1
        low, high = interval(won, number, POCOCK)
        print(f"{name}, {seats} seats: {spec} against {others} won {won:g} of {number}: {low:.2f} to {high:.2f}")
        if above or below:
            break
    return above is True


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
    better = better.replace("200", str(contract(gloaming.game(name)).thought))
    assert beats(name, better, worse, seats)


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("better", ["search:50", "greedy"])
@pytest.mark.parametrize("name", [id for id in RIVALS if 4 in gloaming.game(id).seats])
def test_at_four_seats_search_and_greedy_beat_random(name: str, better: str) -> None:
    assert beats(name, better, "random", 4)


def accomplished(spec: str, seats: int, matches: int) -> Iterator[bool]:
    """Yield whether such hunters accomplish a scenario together; each match has the next scenario."""
    units = [
        Unit("ghost-hunter", (spec,) * seats, number, 100 * number, {"scenario": number % 13 + 1})
        for number in range(matches)
    ]
    side = gloaming.game("ghost-hunter").side
    for result in map_items(played, units):
        yield any(result.sides[seat] == side for seat in result.winners)


@cache
def accomplished_at_random(seats: int) -> float:
    """Return the upper end of the 95 % interval of the scenarios that random hunters accomplish."""
    return interval(sum(accomplished("random", seats, 104)), 104)[1]


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("better", "matches"), [("greedy", 52), ("policy", 104)])
def test_hunters_who_think_accomplish_more_scenarios_than_random_ones(better: str, matches: int, seats: int) -> None:
    at_random = accomplished_at_random(seats)

    def more(won: float) -> bool:
        return interval(won, matches)[0] > at_random

    won, number = 0, 0
    played_in_turn = accomplished(better, seats, matches)
    while (verdict := certain(more, won, matches - number)) is None:
        won += next(played_in_turn)
        number += 1
    print(f"ghost-hunter, {seats} seats: {better} won {won} of {number}, random ones at most {at_random:.2f}")
    assert verdict


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("better", "worse", "matches"),
    [("easy", "random", 60), ("medium", "easy", 120), ("hard", "medium", 12), ("hardest", "easy", 4)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, matches: int) -> None:
    assert most_won("dont-go-in-there", better, worse, 2, matches)
