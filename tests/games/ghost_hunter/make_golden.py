"""Rewrite the golden records on purpose: `make golden`.

A golden record is a whole match: what was chosen, what was told, and how it ended. A difference in one is a change
of the rules, of the cards or of a scenario, and a change of the rules needs a new version of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

from gloaming import Match
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import ENEMY, LOST, STANDING, WON

FOLDER = Path(__file__).parent / "golden"
SEEDS = 5000
ENOUGH = 3
"""How many seeds are tried, and how many matches that fit are enough to choose the shortest from."""


def state(match: Match) -> Any:
    """What lies on the table."""
    return match._state


def won(match: Match) -> bool:
    """The hunters have completed the scenario."""
    return bool(state(match).outcome == WON)


def lost(match: Match) -> bool:
    """They have not, and it was no deadlock."""
    return bool(state(match).outcome == LOST and not state(match).deadlocked)


def brought_back(match: Match) -> bool:
    """A hunter fell, played on the side of the Enemy, and stood up again; and the hunters won."""
    names = [event["event"][0] for event in match.events(None)]
    return won(match) and "turned-enemy" in names and "returned" in names[names.index("turned-enemy") :]


def insane(match: Match) -> bool:
    """A hunter fell by MP with HP to spare, and plays on the side of the Enemy at the end."""
    s = state(match)
    return any(s.fares[hunter] == ENEMY and s.mp(hunter) <= 0 < s.hp(hunter) for hunter in range(s.hunters))


def deadlock(match: Match) -> bool:
    """Nothing more came about, though hunters stand."""
    return bool(state(match).deadlocked and STANDING in state(match).fares)


Case = tuple[int, int, Callable[[Match], bool]]
"""Seats, scenario, and what is looked for."""

CASES: dict[str, Case] = {
    **{f"scenario-{number}-won": (2 + number % 3, number, won) for number in range(1, 14)},
    **{f"scenario-{number}-lost": (2 + number % 2, number, lost) for number in range(1, 14)},
    "brought-back": (3, 5, brought_back),
    "insane": (2, 5, insane),
    "deadlock": (3, 8, deadlock),
    "alone": (1, 12, won),
    "hosted": (5, 12, won),
}


def played(seats: int, scenario: int, seed: int) -> Match:
    """A match that bots have played by the rules of thumb."""
    match: Match = GAME.new(seats=seats, seed=seed, options={"scenario": scenario})
    chance = seeded(seed)
    while match.decision is not None:
        match.pick(chance.weighted(match.policy_weights()))
    return match


def found(seats: int, scenario: int, wanted: Callable[[Match], bool]) -> Match:
    """The shortest of the first matches that end as wanted."""
    matches = (played(seats, scenario, seed) for seed in range(SEEDS))
    return min(islice(filter(wanted, matches), ENOUGH), key=lambda match: len(match.choices or []))
