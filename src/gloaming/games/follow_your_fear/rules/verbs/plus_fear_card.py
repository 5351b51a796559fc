"""The attribute +1 Fear card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import count, signed
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import SPIRIT


@dataclass(frozen=True)
class PlusFearCard(Attribute):
    """Give more cards and slots for the next Fear Phase of the turn. (FY-EXTRA-1, FY-EXTRA-2)

    n: the number of additional cards and slots.
    """

    n: Annotated[int, Meta(ge=1, le=2)]

    def do(self, s: State) -> None:
        """Add the cards and slots to the next Fear Phase; this does nothing in a Fear Phase."""
        if s.phase == SPIRIT:
            s.extra += self.n

    def uses(self, s: State) -> int:
        """Return 2 in a Spirit Phase, or 0 in a Fear Phase, where the attribute has no effect. (FY-EXTRA-2,
        FY-BONUS-11)
        """
        return 2 if s.phase == SPIRIT else 0

    def words(self) -> str:
        more = count(self.n, "more card", "more cards")
        return f"{self.short()}: in your next Fear Phase, draw {more} and you may summon {self.n} more"

    def short(self) -> str:
        return f"{signed(self.n)} Fear card"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
