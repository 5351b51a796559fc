"""A Spirit Orb out of the discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import without
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class FitOrb(Effect):
    """A Spirit Orb from the discard pile onto the Camera, if there is room for it.

    (FF-UPGRADE-2)
    """

    def do(self, s: State) -> None:
        """If there is one, and room for it."""
        card = orb_in_discard(s)
        if card >= 0 and s.orbs(s.turn) < s.box.camera.orbs:
            s.discard = without(s.discard, card)
            s.camera[s.turn] += (card,)
            events.fitted(s, s.turn, card)

    def words(self) -> str:
        return "fit a Spirit Orb from the discard pile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def orb_in_discard(s: State) -> int:
    """A Spirit Orb in the discard pile, or NOTHING."""
    adds = s.box.orb_adds
    for card in s.discard:
        if adds[card]:
            return card
    return NOTHING
