"""A card effect: discard half of your ghosts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import ordinal
from gloaming.games.dont_go_in_there.box import ClaimEffect, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import Held, Progress, toward
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

GHOSTS_COUNTED: Final = 12.0
"""The maximum number of ghosts that add to the value of an incomplete set."""

A_GHOST: Final = 0.15
"""Value of each card in an incomplete set, in Curses per ghost of the seat."""


@dataclass(frozen=True)
class DiscardHalfGhosts(ClaimEffect):
    """When you complete a set of the type, discard half of your ghosts, rounded down. The cards stay face up.

    every: the number of cards in a set.
    (DG-HOLYWATER-1, DG-HOLYWATER-2, DG-HOLYWATER-3)
    """

    every: Set

    def do(self, s: State) -> None:
        """Discard half of the player's ghosts if the new card completes a set.

        Only face-up cards count toward a set.
        """
        seat = claimant(s)
        if len(s.face_up(seat, s.box.kind[s.card])) % self.every == 0:
            gain_ghosts(s, seat, -(s.ghosts[seat] // 2))

    def words(self) -> str:
        return f"For every {ordinal(self.every)} {{name}}, discard half of your ghosts, rounded down."

    def short(self) -> str:
        return f"Every {ordinal(self.every)}: discard half your ghosts"

    def progress(self, held: Held) -> Progress:
        return toward(held, self.every, "half of the ghosts are discarded")

    def expect(self, outlook: Outlook) -> float:
        """Value an incomplete set: the more ghosts the seat has, the more Curses the set saves."""
        waiting = len(outlook.values) % self.every
        return -A_GHOST * outlook.left * min(outlook.ghosts, GHOSTS_COUNTED) * waiting
