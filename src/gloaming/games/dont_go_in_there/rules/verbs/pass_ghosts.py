"""A card effect: pass ghosts to the player on the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress
from gloaming.games.dont_go_in_there.rules.ghosts import pass_ghosts_right
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

A_GHOST: Final = 0.3
"""Value of each passed ghost, in Curses."""

ENOUGH: Final = 4.0
"""The number of expected ghosts at which a seat is assumed to have enough ghosts to pass."""


@dataclass(frozen=True)
class PassGhosts(ClaimEffect):
    """Pass ghosts to the player on the right for each of your cards of the type, including the new one.

    each: the number of ghosts passed for each card.
    (DG-MASK-1)
    """

    each: Count

    def do(self, s: State) -> None:
        """Pass `each` ghosts per card of the type, or all of the player's ghosts if there are fewer."""
        seat = claimant(s)
        pass_ghosts_right(s, seat, self.each * len(s.face_up(seat, s.box.kind[s.card])))

    def words(self) -> str:
        return f"Pass {count(self.each, 'ghost')} for each of your {{plural}} to the player on your right."

    def short(self) -> str:
        return f"Pass {count(self.each, 'ghost')} per {{name}} to the right"

    def progress(self, held: Held) -> Progress:
        passed = count(self.each * (len(held.values) + 1), "ghost")
        return Progress(held.count(), f"The next one passes {passed} to the right.", AT_THE_END)

    def expect(self, outlook: Outlook) -> float:
        """Value the passed ghosts. A seat with few ghosts may not have enough to pass."""
        return -A_GHOST * self.each * len(outlook.values) * min(1.0, outlook.ghosts / ENOUGH)
