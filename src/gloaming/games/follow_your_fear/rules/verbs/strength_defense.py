"""The attribute that exchanges Strength and Defense (Strength<>Defense in the rulebook)."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import add_mark
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import SWAPS


@dataclass(frozen=True)
class StrengthDefense(Attribute):
    """Exchange Strength and Defense for the round; two exchanges cancel each other. (FY-TURNED-1, FY-TURNED-2,
    FY-TURNED-4)
    """

    def do(self, s: State) -> None:
        """Exchange the totals of all the player's cards of this phase, summoned before or after this one."""
        add_mark(s, s.mat(), s.arg, SWAPS, 1)

    def second_use(self, s: State) -> str:
        """Return a warning that a second use cancels the first. (FY-TURNED-4)"""
        return "the exchange cancels itself"

    def stays(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, SWAPS, -1)

    def words(self) -> str:
        return "Exchange: for the round, your Strength counts as Defense, and your Defense as Strength"

    def short(self) -> str:
        return "Exchange Strength and Defense"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
