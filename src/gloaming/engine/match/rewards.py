"""The rewards of learners at the end of a match."""

from __future__ import annotations

from typing import Final

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.game_definition import GameDefinition
from gloaming.engine.match.result import Result
from gloaming.engine.phrases import either_of

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"

REWARDS: Final = (WIN, RANK, SCORE)
"""The kinds of rewards, as `rewards` explains them."""


def check_reward(kind: str) -> None:
    """Raise BadSetup, which lists the kinds of rewards, if there is no such kind."""
    if kind not in REWARDS:
        raise BadSetup(f"no reward {kind!r}: it must be {either_of([repr(known) for known in REWARDS])}")


def rewards(game: GameDefinition, result: Result, kind: str) -> list[float]:
    """Return the reward of each seat for a result.

    kind: "win": 1 for a victory, -1 for a defeat; rivals who share a victory share it: k winners have 2/k - 1 each.
    "rank": from 1 for the best seat to -1 for the last, in equal steps; winners come first, then scores decide, and
    equal seats have the mean of their places. In games for one seat or without rivals, the same as "win".
    "score": the score of the seat, negative in games in which the lowest score wins.
    """
    seats = len(result.scores)
    winners = result.winners
    if kind == SCORE:
        sign = -1.0 if _lowest_wins(game) else 1.0
        return [sign * score for score in result.scores]
    if kind == RANK and game.rivals and seats > 1:
        return _ranked(game, result)
    value = 2.0 / len(winners) - 1.0 if winners and game.rivals else 1.0
    return [value if seat in winners else -1.0 for seat in range(seats)]


def _ranked(game: GameDefinition, result: Result) -> list[float]:
    sign = -1 if _lowest_wins(game) else 1
    standing = [(seat in result.winners, sign * score) for seat, score in enumerate(result.scores)]
    last = len(standing) - 1
    ranked: list[float] = []
    for own in standing:
        better = len([other for other in standing if other > own])
        worse = len([other for other in standing if other < own])
        ranked.append((worse - better) / last)
    return ranked


def _lowest_wins(game: GameDefinition) -> bool:
    """Return whether the seat with the lowest score wins."""
    measures = game.result_fields.measures
    return bool(measures) and measures[0].fewer and measures[0].path.startswith("result.scores.")
