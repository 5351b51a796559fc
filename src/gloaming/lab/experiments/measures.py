"""Measures: what is compared, as one number per match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from gloaming.engine.match.match import Game

WIN: Final = "win"
FIRST: Final = "first-seat"
SCORE: Final = "score"
LENGTH: Final = "decisions"

MEASURES: Final = (WIN, FIRST, SCORE, LENGTH)
"""The ids of all measures. Not every game has all of them."""


@dataclass(frozen=True)
class MatchMeasure:
    """A measure. name: shown to people; is_share: whether its values are from 0 to 1; value: its value in a row."""

    id: str
    name: str
    is_share: bool
    value: Callable[[Mapping[str, Any]], float]


ROUNDS: Final = MatchMeasure("rounds", "rounds", False, lambda row: float(row["rounds"]))
"""A further measure of rows that have the column "rounds"."""


def measures_of(game: Game, bots: Sequence[str]) -> list[MatchMeasure]:
    """Return the measures of a game's matches, the most important first. bots: one spec per seat.

    Only games of rivals have a score. In a match of different bots, wins and scores are those of the first bot, as
    means over the seats that it has. The first seat is the seat that plays first, or in games that do not record it,
    Player 1.
    """
    first, seats = bots[0], len(bots)
    equal = len(set(bots)) == 1
    found = []
    if seats == 1:
        found.append(MatchMeasure(WIN, "wins", True, side_won))
    elif game.side:
        found.append(MatchMeasure(WIN, f"wins of {game.side}", True, lambda row: side_won(row, game.side)))
    elif not equal:
        each = " per seat" if bots.count(first) > 1 else ""
        found.append(MatchMeasure(WIN, f"wins of {first}{each}", True, lambda row: bot_share(row, first)))
    if seats > 1 and not game.side:
        name = "wins of the first seat" if game.result_fields.recorded.first else "wins of Player 1"
        found.append(MatchMeasure(FIRST, name, True, lambda row: win_share(row, row.get("first_seat") or 0)))
    if seats > 1 and game.rivals:
        name = "mean score" if equal else f"score of {first}"
        found.append(
            MatchMeasure(SCORE, name, False, lambda row: fmean([row["scores"][seat] for seat in _seats_of(row, first)]))
        )
    found.append(MatchMeasure(LENGTH, "decisions", False, lambda row: float(row["decisions"])))
    return found


def win_share(row: Mapping[str, Any], seat: int) -> float:
    """Return the share of a seat in the victory: a win shared by n seats is 1/n for each."""
    winners = row["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def side_won(row: Mapping[str, Any], side: str = "") -> float:
    """Return 1.0 if a side has won; in a solitaire game, if the player has won. Rows may have a column "side_won"."""
    if (won := row.get("side_won")) is not None:
        return float(won)
    sides = row["sides"]
    return float(any([not sides or sides[seat] == side for seat in row["winners"]]))


def bot_share(row: Mapping[str, Any], bot: str) -> float:
    """Return the mean share in the victory of the seats of a bot."""
    return fmean([win_share(row, seat) for seat in _seats_of(row, bot)])


def _seats_of(row: Mapping[str, Any], bot: str) -> list[int]:
    return [seat for seat, spec in enumerate(row["bots"]) if spec == bot]
