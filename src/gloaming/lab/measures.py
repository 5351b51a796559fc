"""Measures: what is compared, as one number per match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from gloaming.engine.match.match import Game
from gloaming.lab.experiment import Condition

WIN: Final = "win"
FIRST: Final = "first-seat"
SCORE: Final = "score"
LENGTH: Final = "decisions"

MEASURES: Final = (WIN, FIRST, SCORE, LENGTH)
"""The ids of all measures. Not every game has all of them."""


@dataclass(frozen=True)
class Measure:
    """A measure. name: shown to people; is_share: whether its values are from 0 to 1; value: its value in a row."""

    id: str
    name: str
    is_share: bool
    value: Callable[[Mapping[str, Any]], float]


def measures_of(game: Game, condition: Condition) -> list[Measure]:
    """Return the measures of a condition's matches, the most important first.

    In a match of different bots, wins and scores are those of the first bot, at all seats that it has.
    """
    first = condition.bots[0]
    found = []
    if condition.seats == 1:
        found.append(Measure(WIN, "wins", True, lambda row: float(bool(row["winners"]))))
    elif game.side:
        found.append(Measure(WIN, f"wins of {game.side}", True, lambda row: _side_won(row, game.side)))
    elif not condition.has_equal_bots:
        found.append(Measure(WIN, f"wins of {first}", True, lambda row: _share(row, _seats_of(row, first))))
    if condition.seats > 1 and not game.side:
        found.append(Measure(FIRST, "wins of Player 1", True, lambda row: _share(row, [0])))
    score = "score" if condition.seats == 1 else "mean score" if condition.has_equal_bots else f"score of {first}"
    found.append(
        Measure(SCORE, score, False, lambda row: fmean([row["scores"][seat] for seat in _seats_of(row, first)]))
    )
    found.append(Measure(LENGTH, "decisions", False, lambda row: float(row["decisions"])))
    return found


def _seats_of(row: Mapping[str, Any], bot: str) -> list[int]:
    return [seat for seat, spec in enumerate(row["bots"]) if spec == bot]


def _share(row: Mapping[str, Any], seats: Sequence[int]) -> float:
    """Return the share of the win that seats have: a win that n seats share counts 1/n for each."""
    winners = row["winners"]
    return sum([seat in seats for seat in winners]) / len(winners) if winners else 0.0


def _side_won(row: Mapping[str, Any], side: str) -> float:
    sides = row["sides"]
    return float(any([sides[seat] == side for seat in row["winners"]]))
