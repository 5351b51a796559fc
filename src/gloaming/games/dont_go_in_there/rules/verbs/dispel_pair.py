"""Dispel two cards of the same value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.dont_go_in_there.box import ClaimEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

LIKE_TO_COME: Final = 0.25
"""The share of a single card that one like it may still spare."""


@dataclass(frozen=True)
class DispelPair(ClaimEffect):
    """The card just taken and one of the same type and value are dispelled. (DG-TWIN-1)"""

    def do(self, s: State) -> None:
        """With another of its value face up."""
        seat = claimant(s)
        curses = s.box.curses
        for card in s.face_up(seat, s.box.kind[s.card]):
            if card != s.card and curses[card] == curses[s.card]:
                dispel(s, seat, [card, s.card])
                return

    def words(self) -> str:
        return "Two of your {plural} with the same number are dispelled."

    def short(self) -> str:
        return "Two {plural} with the same number dispel each other"

    def expect(self, outlook: Outlook) -> float:
        """A single one may still find its like."""
        values = outlook.values
        spared = 0.0
        for value in values:
            spared += value if values.count(value) > 1 else value * LIKE_TO_COME * outlook.left
        return -spared
