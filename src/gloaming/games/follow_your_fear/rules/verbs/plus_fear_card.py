"""+1 Fear card."""

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
    """The Fear Phase that follows has more cards to draw and more slots. (FY-EXTRA-1, FY-EXTRA-2)

    n: how many more.
    """

    n: Annotated[int, Meta(ge=1, le=2)]

    def do(self, s: State) -> None:
        """In a Fear Phase none follows."""
        if s.phase == SPIRIT:
            s.extra += self.n

    def uses(self, s: State) -> int:
        """In a Fear Phase it does nothing. (FY-EXTRA-2, FY-BONUS-11)"""
        return 2 if s.phase == SPIRIT else 0

    def words(self) -> str:
        return f"{self.short()}: draw and may summon {count(self.n, 'card more', 'cards more')} in your next Fear Phase"

    def short(self) -> str:
        return f"{signed(self.n)} Fear card"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
