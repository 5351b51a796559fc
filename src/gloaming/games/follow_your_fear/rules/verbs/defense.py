"""The attribute Defense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import signed
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import add_mark, tokens_on
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import DEFENSE


@dataclass(frozen=True)
class Defense(Attribute):
    """Give Defense to all of your tokens, or to all Fear tokens in a Fear Phase, for the round.

    n: the amount, negative to weaken; not 0. (FY-DEFENSE-1, FY-DEFENSE-2, FY-DEFENSE-3, FY-BONUS-4)
    """

    n: Annotated[int, Meta(ge=-9, le=9)]

    def fault(self) -> tuple[str, str] | None:
        """Return the field `n` and a message if it is 0; otherwise None."""
        return None if self.n else ("n", "0 makes nobody better or worse defended; 1 or more, or -1 or less")

    def do(self, s: State) -> None:
        """Add the Defense to the card's numbers: 1 more for each captured token on the card."""
        add_mark(s, s.mat(), s.arg, DEFENSE, self.n + tokens_on(s, s.mat(), s.arg))

    def again(self) -> bool:
        return False

    def stays(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, DEFENSE, -1)

    def counted(self) -> tuple[str, int]:
        return "defense", self.n

    def words(self) -> str:
        return f"{signed(self.n)} Defense for the round"

    def short(self) -> str:
        return f"{signed(self.n)} Defense"

    def expect(self, outlook: Outlook) -> float:
        """Return 0, because Defense gives no Strength, and add the Defense to `outlook`."""
        outlook.guards += self.n
        return NO_OPINION
