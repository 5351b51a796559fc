"""Dispel half of one's cards of a type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.dont_go_in_there.box import EndEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import State

LIKE_TO_COME: Final = 0.2
"""The share of an odd card that another one may still spare."""


@dataclass(frozen=True)
class DispelHalf(EndEffect):
    """Half of the cards of the type, rounded down, are dispelled. (DG-PORTRAIT-1)"""

    def do(self, s: State, kind: int) -> None:
        """For every player."""
        for seat in range(s.seats):
            held = s.face_up(seat, kind)
            dispel(s, seat, highest(s, held, len(held) // 2))

    def words(self) -> str:
        return "At the end, half of your {plural} (the highest, rounded down) are dispelled."

    def short(self) -> str:
        return "At the end: half your {plural} are dispelled"

    def expect(self, outlook: Outlook) -> float:
        """An odd one may still find its like."""
        values = outlook.values
        half = len(values) // 2
        return -float(sum(sorted(values)[len(values) - half :])) - LIKE_TO_COME * outlook.left * min(values)
