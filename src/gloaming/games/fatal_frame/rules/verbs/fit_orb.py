"""A Spirit Orb out of the discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.effects import Effect
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.printed import FIRST_ACTION, FIRST_UPGRADE, KIND, MOST_ORBS
from gloaming.games.fatal_frame.rules.cards import without
from gloaming.games.fatal_frame.state import NOTHING, Table


@dataclass(frozen=True)
class FitOrb(Effect):
    """A Spirit Orb from the discard pile onto the Camera, if it holds fewer than 3.

    (FF-UPGRADE-2, FF-OUTSIDE-7, FF-INSIDE-8)
    """

    def do(self, s: Table) -> None:
        """If there is one, and room for it."""
        card = orb_in_discard(s)
        if card >= 0 and s.orbs(s.turn) < MOST_ORBS:
            s.discard = without(s.discard, card)
            s.camera[s.turn] += (card,)
            s.tell(events.fitted(s.turn, card))

    def words(self) -> str:
        """In words."""
        return "fit a Spirit Orb from the discard pile onto your Camera, if it holds fewer than 3"


def orb_in_discard(s: Table) -> int:
    """A Spirit Orb in the discard pile, or NOTHING."""
    for card in s.discard:
        if FIRST_UPGRADE <= KIND[card] < FIRST_ACTION and s.box.upgrade(card).sort == "orb":
            return card
    return NOTHING
