"""Dispel a set of so many cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import ordinal
from gloaming.games.dont_go_in_there.box import ClaimEffect, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.rules.sentences import all_of
from gloaming.games.dont_go_in_there.state import State

HASTE: Final = 1.3
"""A set can still be completed until the share of the match to come is below 1 / HASTE; then less likely."""


@dataclass(frozen=True)
class DispelSet(ClaimEffect):
    """A set of cards of the type is dispelled; counting begins anew. (DG-MIRROR-2, DG-RING-1, DG-RING-2)

    size: how many cards make a set.
    """

    size: Set

    def do(self, s: State) -> None:
        """With enough of them face up."""
        seat = claimant(s)
        held = s.face_up(seat, s.box.kind[s.card])
        if len(held) >= self.size:
            dispel(s, seat, held)

    def words(self) -> str:
        return f"Your {ordinal(self.size)} {{name}} dispels {all_of(self.size)}."

    def short(self) -> str:
        return f"Your {ordinal(self.size)} {{name}} dispels {all_of(self.size)}"

    def expect(self, outlook: Outlook) -> float:
        """The nearer the set, the more hope."""
        values = outlook.values
        if len(values) >= self.size:
            return -float(sum(values))
        hope = len(values) / self.size
        return -sum(values) * hope * hope * min(1.0, HASTE * outlook.left)
