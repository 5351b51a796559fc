"""The attribute Disappear: a token that captures a guarded token is lost, too."""

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
    """Guard your tokens (in a Fear Phase, Fear tokens): this round, a token that captures one of them is captured.

    (FY-VANISH-1, FY-VANISH-2)
    """

    def do(self, s: State) -> None:
        """Mark the card as one that makes capturing tokens disappear."""
        set_mark(s, s.mat(), s.arg, VANISHES, 1)

    def again(self) -> bool:
        return False

    def powered(self, s: State, laid: int, more: int) -> bool:
        return False

    def stays(self) -> bool:
        return True

    def words(self) -> str:
        return "Disappear: for the round, a token that captures one of these tokens is lost too"

    def short(self) -> str:
        return "Disappear"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
