"""A card effect: dispel a full set of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import ordinal
from gloaming.games.dont_go_in_there.box import ClaimEffect, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import Held, Progress, toward
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.rules.sentences import all_of
from gloaming.games.dont_go_in_there.state import State

HASTE: Final = 1.3
"""Speed at which sets are completed: when less than 1 / HASTE of the match remains, completion becomes less likely."""


@dataclass(frozen=True)
class DispelSet(ClaimEffect):
    """When you complete a set of the type, dispel all its cards. Then start counting again.

    size: the number of cards in a set.
    (DG-MIRROR-2, DG-RING-1, DG-RING-2)
    """

    size: Set

    def do(self, s: State) -> None:
        """Dispel the player's face-up cards of the type if they form a full set."""
        seat = claimant(s)
        held = s.face_up(seat, s.box.kind[s.card])
        if len(held) >= self.size:
            dispel(s, seat, held)

    def words(self) -> str:
        return f"Your {ordinal(self.size)} {{name}} dispels {all_of(self.size)}."

    def short(self) -> str:
        return f"Your {ordinal(self.size)} {{name}} dispels {all_of(self.size)}"

    def progress(self, held: Held) -> Progress:
        return toward(held, self.size, f"{all_of(self.size)} are dispelled" if self.size > 1 else "it is dispelled")

    def expect(self, outlook: Outlook) -> float:
        """Value a set: the closer it is to completion, the more Curses it is expected to save."""
        values = outlook.values
        if len(values) >= self.size:
            return -float(sum(values))
        hope = len(values) / self.size
        return -sum(values) * hope * hope * min(1.0, HASTE * outlook.left)
