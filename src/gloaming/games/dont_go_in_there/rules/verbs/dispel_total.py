"""Dispel cards that come to a total."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

TOTAL_TO_COME: Final = 0.35
"""The share of the cards that may still come to the total."""


@dataclass(frozen=True)
class DispelTotal(ClaimEffect):
    """Cards, the new one among them, that come to exactly the total are dispelled; of two such sets the smaller.

    total: their Curses together.
    (DG-DOLL-1, DG-DOLL-2, DG-DOLL-3)
    """

    total: Count

    def do(self, s: State) -> None:
        """The highest Curses first."""
        seat = claimant(s)
        curses = s.box.curses
        held = [card for card in highest(s, s.face_up(seat, s.box.kind[s.card]), 99) if card != s.card]
        wanted = self.total - curses[s.card]
        for size in range(len(held) + 1):
            for chosen in combinations(held, size):
                total = 0
                for card in chosen:
                    total += curses[card]
                if total == wanted:
                    dispel(s, seat, [s.card, *chosen])
                    return

    def words(self) -> str:
        return f"Your {{plural}} that together come to exactly {count(self.total, 'Curse')} are dispelled."

    def short(self) -> str:
        return f"{{plural}} of exactly {count(self.total, 'Curse')} together are dispelled"

    def expect(self, outlook: Outlook) -> float:
        """A part of them may be the set already, or become one."""
        values = outlook.values
        new = values[-1]
        sums = {new}
        for value in values[:-1]:
            sums |= {partial + value for partial in sums}
        if self.total in sums:
            return -float(self.total)
        return -TOTAL_TO_COME * outlook.left * sum(values)
