"""Rewrite the golden records: `make golden`.

A golden record is a whole match: what was chosen, what was told, and how it ended. A difference in one is a change
of the rules, and a change of the rules needs a new version of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloaming import Match
from gloaming.engine.state.dice import seeded
from tests.games.dont_go_in_there.table import GAME

FOLDER = Path(__file__).parent / "golden"


def clear_win(match: Match) -> bool:
    """Return whether one player has fewer Curses than all others."""
    assert match.result is not None
    return match.result.scores.count(min(match.result.scores)) == 1


def fewest_ghosts(match: Match) -> bool:
    """Return whether ghosts decide between players tied in Curses."""
    assert match.result is not None
    return len(match.result.winners) == 1 and not clear_win(match)


def shared_victory(match: Match) -> bool:
    """Return whether ghosts are tied as well."""
    assert match.result is not None
    return len(match.result.winners) > 1


def skipped(match: Match) -> bool:
    """Return whether a player has been skipped."""
    return "skipped" in verbs(match)


def verbs(match: Match) -> set[str]:
    """Return the verbs of all events."""
    return {event["event"][0] for event in match.events(None)}


EVERY_CARD_THAT_ASKS = ["tome", "mask", "mirror", "clock", "doll"]

CASES: dict[str, tuple[int, dict[str, Any], Callable[[Match], bool]]] = {
    "two-players": (2, {}, clear_win),
    "three-players": (3, {}, clear_win),
    "four-players": (4, {}, clear_win),
    "five-players": (5, {}, clear_win),
    "fewest-ghosts": (3, {}, fewest_ghosts),
    "shared-victory": (2, {}, shared_victory),
    "skip": (2, {}, skipped),
    "chosen-set-up": (
        2,
        {"types": EVERY_CARD_THAT_ASKS, "board-1": "nursery", "board-3": "library", "meeples": 6},
        clear_win,
    ),
}

ON_THE_DEAL = ("chosen-set-up",)
"""Records that show the set-up, so they begin with the deal."""


def played(seats: int, options: dict[str, Any], seed: int) -> Match:
    """Play a random match to its end."""
    match = GAME.new(seats=seats, seed=seed, options=options)
    chance = seeded(seed)
    while match.decision:
        match.pick(chance.below(len(match.decision.options)))
    return match


def found(seats: int, options: dict[str, Any], wanted: Callable[[Match], bool]) -> Match:
    """Return the match of the first seed that ends as wanted."""
    return next(match for seed in range(100_000) if wanted(match := played(seats, options, seed)))
