"""Pass ghosts to the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.ghosts import pass_ghosts_right
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

A_GHOST: Final = 0.3
"""Curses saved by each ghost passed."""

ENOUGH: Final = 4.0
"""With this many ghosts, there are always enough to pass."""


@dataclass(frozen=True)
class PassGhosts(ClaimEffect):
    """Pass ghosts for each card of the type, including the new one, to the player on the right. (DG-MASK-1)

    each: ghosts per card.
    """

    each: Count

    def do(self, s: State) -> None:
        """Pass them, or all the player has."""
        seat = claimant(s)
        pass_ghosts_right(s, seat, self.each * len(s.face_up(seat, s.box.kind[s.card])))

    def words(self) -> str:
        return f"Pass {count(self.each, 'ghost')} for each of your {{plural}} to the player on your right."

    def short(self) -> str:
        return f"Pass {count(self.each, 'ghost')} per {{name}} to the right"

    def expect(self, outlook: Outlook) -> float:
        """Weight the effect by the ghosts available to pass."""
        return -A_GHOST * self.each * len(outlook.values) * min(1.0, outlook.ghosts / ENOUGH)
