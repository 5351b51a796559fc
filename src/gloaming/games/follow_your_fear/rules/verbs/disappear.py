"""Who displaces a token falls with it."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import set_mark
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import VANISHES


@dataclass(frozen=True)
class Disappear(Attribute):
    """For the round, who displaces a token of the side is displaced too. (FY-VANISH-1, FY-VANISH-2)"""

    def do(self, s: State) -> None:
        """The card lies there for it."""
        set_mark(s, s.mat(), s.arg, VANISHES, 1)

    def again(self) -> bool:
        return False

    def powered(self, s: State, laid: int, more: int) -> bool:
        return False

    def stays(self) -> bool:
        return True

    def words(self) -> str:
        return "Disappear: for the round, a token that captures one of these is lost itself"

    def short(self) -> str:
        return "Disappear"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
