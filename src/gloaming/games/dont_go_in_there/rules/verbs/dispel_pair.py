"""A card effect: dispel two cards of the same value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.dont_go_in_there.box import ClaimEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import Held, Progress, either
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

LIKE_TO_COME: Final = 0.25
"""Share of a single card's Curses that is expected to be saved because a second card of the same value follows."""


@dataclass(frozen=True)
class DispelPair(ClaimEffect):
    """Dispel the card just taken together with another card of the same type and value. (DG-TWIN-1)"""

    def do(self, s: State) -> None:
        """Dispel the card just taken and a face-up card of the same type and value, if the player has one."""
        seat = claimant(s)
        curses = s.box.curses
        for card in s.face_up(seat, s.box.kind[s.card]):
            if card != s.card and curses[card] == curses[s.card]:
                dispel(s, seat, [card, s.card])
                return

    def words(self) -> str:
        return "If two of your {plural} have the same value, dispel both."

    def short(self) -> str:
        return "Two {plural} of the same value: dispel both"

    def progress(self, held: Held) -> Progress:
        return Progress(held.count(), f"A second {held.name} {either(held.values)} dispels both.", 1)

    def expect(self, outlook: Outlook) -> float:
        """Value complete pairs, and the chance that single cards get a partner."""
        values = outlook.values
        spared = 0.0
        for value in values:
            spared += value if values.count(value) > 1 else value * LIKE_TO_COME * outlook.left
        return -spared
