"""The attributes +1 card and +2 card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import count, signed
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.piles import draw_fear_cards
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import FEAR


@dataclass(frozen=True)
class PlusCard(Attribute):
    """Give more slots for this phase; in a Fear Phase, also draw that many Fear cards.

    n: the number of slots. (FY-CARD-1, FY-CARD-2, FY-CARD-3)
    """

    n: Annotated[int, Meta(ge=1, le=2)]

    def do(self, s: State) -> None:
        """Add the slots; in a Fear Phase, also draw that many Fear cards."""
        s.slots += self.n
        if s.phase == FEAR:
            draw_fear_cards(s, self.n)

    def slots(self) -> int:
        return self.n

    def words(self) -> str:
        more = count(self.n, "more card", "more cards")
        return f"{self.short()}: summon {more} in this phase; in a Fear Phase also draw {self.n}"

    def short(self) -> str:
        return f"{signed(self.n)} card"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
