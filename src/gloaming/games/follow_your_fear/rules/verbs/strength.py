"""The attribute Strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import signed
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import add_mark, tokens_on
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import STRENGTH


@dataclass(frozen=True)
class Strength(Attribute):
    """Give Strength to all of your tokens, or to all Fear tokens in a Fear Phase, for the phase.

    n: the amount, negative to weaken; not 0. (FY-STRENGTH-1, FY-STRENGTH-2, FY-BONUS-4, FY-CAPTURE-4)
    """

    n: Annotated[int, Meta(ge=-9, le=9)]

    def fault(self) -> tuple[str, str] | None:
        """Return the field `n` and a message if it is 0; otherwise None."""
        return None if self.n else ("n", "0 makes nobody stronger or weaker; 1 or more, or -1 or less")

    def do(self, s: State) -> None:
        """Add the Strength to the card's numbers: 1 more for each captured token on the card."""
        add_mark(s, s.mat(), s.arg, STRENGTH, self.n + tokens_on(s, s.mat(), s.arg))

    def again(self) -> bool:
        return False

    def strong(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, STRENGTH, -1)

    def counted(self) -> tuple[str, int]:
        return "strength", self.n

    def words(self) -> str:
        return f"{signed(self.n)} Strength"

    def expect(self, outlook: Outlook) -> float:
        """Return the Strength that the attribute gives."""
        return float(self.n)
