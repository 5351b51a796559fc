"""Fit the weights of Follow Your Fear's evaluation: `python scripts/fit_follow_your_fear.py search:30 200`.

Bots play a number of matches at 2, 3 and 4 seats; positions of two thirds of the matches are fitted by gradient descent
(a conditional logit: the winning seat against the others), the others are the test set. Prints the Brier score of the
test set and of the base rate for each quarter of a match; the factor that would calibrate the current weights best,
which needs far fewer matches than new weights; and the reliability of the current weights.
"""

from __future__ import annotations

import random
import sys
from math import exp
from os import cpu_count
from typing import Any

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.games.follow_your_fear.evaluate import FEATURES, WEIGHTS, features
from gloaming.games.follow_your_fear.rules.mats import fear_defense
from gloaming.lab.runs.engines.local import LocalEngine
from gloaming.lab.runs.runner import map_items

EVERY = 12
STEPS = 60

Position = tuple[list[list[float]], int, int]
"""The features of each standing seat, the index of the winner, and the quarter of the match, from 0."""


def positions(wanted: tuple[str, int, int]) -> list[Position]:
    """Return positions of a match."""
    spec, seats, seed = wanted
    match = gloaming.game("follow-your-fear").new(seats=seats, seed=seed)
    bots = [bot(spec, seed * 10 + seat) for seat in range(seats)]
    rows_by_turn: list[tuple[list[int], list[list[float]], int]] = []
    number = 0
    while match.decision is not None:
        s: Any = match._state
        if s.side[0] >= 0 and number % EVERY == seed % EVERY:
            standing = [seat for seat in range(seats) if s.standing[seat]]
            guard = fear_defense(s)
            rows_by_turn.append((standing, [features(s, seat, guard) for seat in standing], number))
        number += 1
        match.pick(bots[match.decision.seat].choose(SeatView(match, match.decision.seat)))
    won = match.result.winners[0] if match.result else -1
    return [(rows, standing.index(won), 4 * at // number) for standing, rows, at in rows_by_turn if won in standing]


def shares(weights: list[float], rows: list[list[float]]) -> list[float]:
    """Return the win probability of each seat."""
    values = [sum([weight * number for weight, number in zip(weights, row)]) for row in rows]
    raised = [exp(value - max(values)) for value in values]
    return [part / sum(raised) for part in raised]


def brier(weights: list[float] | None, data: list[Position]) -> float:
    """Return the Brier score of some weights, or of equal chances without weights."""
    total = 0.0
    for rows, won, _ in data:
        chances = shares(weights, rows) if weights else [1 / len(rows)] * len(rows)
        total += sum([(chance - (seat == won)) ** 2 for seat, chance in enumerate(chances)])
    return total / len(data)


def fit(data: list[Position]) -> list[float]:
    """Return the maximum-likelihood weights, with a small L2 penalty."""
    size = len(FEATURES)
    weights = list(WEIGHTS)
    squares = [1.0] * size
    for _ in range(STEPS):
        random.Random(0).shuffle(data)
        for start in range(0, len(data), 64):
            slope = [0.002 * weight for weight in weights]
            part = data[start : start + 64]
            for rows, won, _ in part:
                for seat, chance in enumerate(shares(weights, rows)):
                    error = (chance - (seat == won)) / len(part)
                    for place in range(size):
                        slope[place] += error * rows[seat][place]
            for place in range(size):
                squares[place] += slope[place] ** 2
                weights[place] -= 0.1 * slope[place] / squares[place] ** 0.5
    return weights


def factor(data: list[Position]) -> float:
    """Return the factor of the current weights with the best Brier score."""
    return min([0.1 * tenth for tenth in range(1, 21)], key=lambda scale: brier([scale * w for w in WEIGHTS], data))


def print_calibration(data: list[Position]) -> None:
    """Print predicted and actual win rates of the current weights, by fifths."""
    fifths: list[list[tuple[float, bool]]] = [[] for _ in range(5)]
    for rows, won, _ in data:
        for seat, chance in enumerate(shares(list(WEIGHTS), rows)):
            fifths[min(4, int(5 * chance))].append((chance, seat == won))
    for fifth in fifths:
        if fifth:
            forecast = sum([chance for chance, _ in fifth]) / len(fifth)
            actual = sum([won for _, won in fifth]) / len(fifth)
            print(f"predicted {forecast:.2f}, actual {actual:.2f}: {len(fifth)} times")


def main() -> None:
    """Play matches, fit weights and print the results."""
    spec, count = sys.argv[1], int(sys.argv[2])
    wanted = [(spec, seats, 1000 * seats + seed) for seed in range(count) for seats in (2, 3, 4)]
    with LocalEngine(cpu_count() or 1) as engine:
        played = list(map_items(positions, wanted, engine))
    cut = len(played) * 2 // 3
    fitted = [position for match in played[:cut] for position in match]
    rest = [position for match in played[cut:] for position in match]
    weights = fit(fitted)
    print(f"{len(fitted)} training positions, {len(rest)} test positions")
    parts = {
        "all": rest,
        **{f"quarter {part + 1}": [position for position in rest if position[2] == part] for part in range(4)},
    }
    for name, part in parts.items():
        print(
            f"Brier, {name}: {brier(weights, part):.4f}, with the current weights {brier(list(WEIGHTS), part):.4f}, "
            f"base rate {brier(None, part):.4f}"
        )
    print(f"Best factor for the current weights: {factor(fitted + rest):.1f}.")
    print_calibration(fitted + rest)
    for name, weight in zip(FEATURES, weights):
        print(f"    {weight:.3f},  # {name}")


if __name__ == "__main__":
    main()
