"""Turn the result of a match into one reward for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.errors import BadSetup
from gloaming.engine.match.match import Game
from gloaming.engine.match.result import Result
from gloaming.engine.phrases import either_of

Rewarder = Callable[[Result], list[float]]
"""Return the reward of each seat for the result of a match."""

REWARDS: Final = ("win", "rank", "score")
"""The kinds of rewards; `rewarder` describes them."""


def rewarder(game: Game, kind: str) -> Rewarder:
    """Return the function that computes the rewards at the end of a match of a game.

    kind: "win": 1 for winners, -1 for the others. "rank": from 1 for the first to -1 for the last in equal steps, where
    winners come first, then the better scores, and ties share their mean; the same as "win" in games without rivals.
    "score": the score in the game's own unit, negative where fewer is better. Raises BadSetup for another kind.
    """
    if kind not in REWARDS:
        names = [f"{name!r}" for name in REWARDS]
        raise BadSetup(f"the reward must be {either_of(names)}, not {kind!r}")
    sign = -1.0 if _fewer_is_better(game) else 1.0

    def win(result: Result) -> list[float]:
        return [1.0 if seat in result.winners else -1.0 for seat in range(len(result.scores))]

    def score(result: Result) -> list[float]:
        return [sign * points for points in result.scores]

    def rank(result: Result) -> list[float]:
        places = [(seat in result.winners, sign * points) for seat, points in enumerate(result.scores)]
        return [_rank(place, places) for place in places]

    if kind == "score":
        return score
    return rank if kind == "rank" and game.rivals and game.seats.stop > 2 else win


def _rank(place: tuple[bool, float], places: list[tuple[bool, float]]) -> float:
    beaten = sum(place > other for other in places)
    lost_to = sum(place < other for other in places)
    return (beaten - lost_to) / (len(places) - 1)


def _fewer_is_better(game: Game) -> bool:
    return any(measure.fewer and measure.path == "result.scores.{seat}" for measure in game.result_fields.measures)
