"""Ways to play that bots can have in Ghost Hunter 13."""

from __future__ import annotations

from typing import Final

from gloaming.engine.style import Style
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.tokens import STANDING

MANY_ROOMS: Final = 20.0
MANY_ITEMS: Final = 4.0


def _rooms(s: State, seat: int) -> float:
    return min(1.0, len(s.explored) / MANY_ROOMS)


def _items(s: State, seat: int) -> float:
    own = [len(s.held[hunter]) for hunter in range(s.hunters) if s.owner[hunter] == seat]
    return min(1.0, sum(own) / (MANY_ITEMS * max(1, len(own))))


def _all_well(s: State, seat: int) -> float:
    """How well the hunter fares who fares worst."""
    least = 1.0
    for hunter in range(s.hunters):
        if s.fares[hunter] != STANDING:
            return 0.0
        hp = s.hp(hunter) / s.most_hp(hunter)
        mp = s.mp(hunter) / max(1, s.first_mp(hunter))
        least = min(least, max(0.0, hp), max(0.0, mp))
    return least


STYLES: Final = (
    Style("explorer", "opens doors and looks into rooms before anything else", _rooms),
    Style("gatherer", "looks for Items, and holds many", _items),
    Style("saver", "cares for whoever fares worst, and takes few risks", _all_well),
)
