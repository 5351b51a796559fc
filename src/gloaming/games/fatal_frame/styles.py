"""The styles of play that bots can have in Fatal Frame."""

from __future__ import annotations

from typing import Final

from gloaming.engine.learning.bot_styles import Style
from gloaming.games.fatal_frame.state import State

MANY_POINTS: Final = 15.0
MANY_CARDS: Final = 10.0


def _fights(s: State, seat: int) -> float:
    place = s.place(seat)
    near = 0.3 if place >= 0 and s.ghosts[place] else 0.0
    return min(1.0, s.points(seat) / MANY_POINTS + near)


def _cards(s: State, seat: int) -> float:
    return min(1.0, (len(s.camera[seat]) + len(s.items[seat]) + 0.5 * len(s.hand[seat])) / MANY_CARDS)


STYLES: Final = (
    Style("fighter", "fights many Ghosts for their Album Points", _fights),
    Style("collector", "collects Upgrades, Items and cards in hand before it fights", _cards),
)
