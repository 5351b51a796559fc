"""Dispel half of one's cards of a type."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.dont_go_in_there.box import EndEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class DispelHalf(EndEffect):
    """Half of the cards of the type, rounded down, are dispelled. (DG-PORTRAIT-1)"""

    def do(self, s: State, kind: int) -> None:
        """For every player."""
        for seat in range(s.seats):
            held = s.face_up(seat, kind)
            dispel(s, seat, highest(s, held, len(held) // 2))

    def words(self) -> str:
        return "At the end, half of your {many} (the highest, rounded down) are dispelled."

    def short(self) -> str:
        return "At the end: half your {many} are dispelled"

    def cost(self, values: list[int], outlook: Outlook) -> float:
        """An odd one may still find its like."""
        half = len(values) // 2
        return -float(sum(sorted(values)[len(values) - half :])) - 0.2 * outlook.left * min(values)
