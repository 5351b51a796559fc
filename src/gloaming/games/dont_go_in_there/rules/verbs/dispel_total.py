"""A card effect: dispel cards whose Curses add up to a total."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from gloaming.engine.phrases import a, begun, count
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import Held, Progress, either
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

TOTAL_TO_COME: Final = 0.35
"""Share of the cards' Curses that is expected to be saved because a later card completes the total."""


@dataclass(frozen=True)
class DispelTotal(ClaimEffect):
    """Dispel cards of the type, including the one just taken, whose Curses add up to exactly the total. Of several such
    sets, dispel the smallest.

    total: the sum of the Curses of the dispelled cards.
    (DG-DOLL-1, DG-DOLL-2, DG-DOLL-3)
    """

    total: Count

    def do(self, s: State) -> None:
        """Find the smallest set of cards with the total and dispel it.

        Sets of the same size with higher Curses come first.
        """
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
        return f"If any of your {{plural}} add up to exactly {count(self.total, 'Curse')}, dispel them."

    def short(self) -> str:
        return f"Dispel {{plural}} that add up to {count(self.total, 'Curse')}"

    def progress(self, held: Held) -> Progress:
        sums = {0}
        for value in held.values:
            sums |= {partial + value for partial in sums}
        wanted = [value for value in held.printed if self.total - value in sums]
        if not wanted:
            return Progress(held.count(), f"No single {held.name} makes {count(self.total, 'Curse')} yet.", 2)
        missing = begun(a(f"{held.name} {either(wanted)}"))
        brings = f"{missing} makes exactly {count(self.total, 'Curse')}, and these {held.many} are dispelled."
        return Progress(held.count(), brings, 1)

    def expect(self, outlook: Outlook) -> float:
        """Value the cards: they reach the total now, or a later card may complete it."""
        values = outlook.values
        new = values[-1]
        sums = {new}
        for value in values[:-1]:
            sums |= {partial + value for partial in sums}
        if self.total in sums:
            return -float(self.total)
        return -TOTAL_TO_COME * outlook.left * sum(values)
