"""Dispel cards whose value another card names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.dont_go_in_there.box import Card, EndEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.state import State

NEIGHBOR_TO_COME: Final = 0.15
"""Share of the remaining cards that is expected to be dispelled by cards taken later."""


@dataclass(frozen=True)
class DispelNamed(EndEffect):
    """Each card dispels another card of the value it names, all at the same time. At least one card of the type names a
    value, and each named value is that of a card of the type. (DG-AMULET-1, DG-AMULET-2, DG-AMULET-3)
    """

    def do(self, s: State, kind: int) -> None:
        """Apply the effect for every player. A card that names its own value cannot dispel itself."""
        curses = s.box.curses
        for seat in range(s.seats):
            held = s.face_up(seat, kind)
            values = [curses[card] for card in held]
            named = []
            for card in held:
                value = s.box.named[card]
                if value != curses[card] or values.count(value) > 1:
                    named.append(value)
            gone = []
            for card in held:
                if curses[card] in named:
                    named.remove(curses[card])
                    gone.append(card)
            dispel(s, seat, gone)

    def words(self) -> str:
        return "At the end, each of your {plural} dispels another of your {plural}, of the value it names."

    def short_on(self, card: Card) -> str:
        if not card.names:
            return "No effect of its own"
        return f"At the end: dispel one {{name}} {card.names}"

    def expect(self, outlook: Outlook) -> float:
        """Cards of consecutive values dispel the higher one."""
        values = outlook.values
        spared = 0
        for value in set(values):
            spared += value * min(values.count(value), values.count(value - 1))
        return -float(spared) - NEIGHBOR_TO_COME * outlook.left * (sum(values) - spared)
