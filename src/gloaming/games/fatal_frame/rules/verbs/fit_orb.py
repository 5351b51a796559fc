"""An effect that adds a Spirit Orb from the discard pile to the Camera."""

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
    """Add a Spirit Orb from the discard pile to your Camera, if the Camera has a free slot for it. (FF-UPGRADE-2)"""

    def do(self, s: State) -> None:
        """Add a Spirit Orb to the player's Camera if the discard pile has one and the Camera has a free slot."""
        card = orb_in_discard(s)
        if card >= 0 and s.orbs(s.turn) < s.box.camera.orbs:
            s.discard = without(s.discard, card)
            s.camera[s.turn] += (card,)
            events.fitted(s, s.turn, card)

    def words(self) -> str:
        return "gain a Spirit Orb from the discard pile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def orb_in_discard(s: State) -> int:
    """Return a Spirit Orb in the discard pile, or NOTHING."""
    adds = s.box.orb_adds
    for card in s.discard:
        if adds[card]:
            return card
    return NOTHING
