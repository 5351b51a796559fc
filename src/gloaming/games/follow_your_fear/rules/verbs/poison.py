"""The attribute Poison: gain Strength from tokens on Corrupt tiles."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import add_mark, tokens_on
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import STRENGTH


@dataclass(frozen=True)
class Poison(Attribute):
    """Gain 1 Strength for each token on a Corrupt tile, of any player or of the Fear. (FY-POISON-1, FY-POISON-2,
    FY-BONUS-7)
    """

    def do(self, s: State) -> None:
        """Count the tokens on Corrupt tiles at this moment, and add 1 for each captured token on the card."""
        bonus = tokens_on(s, s.mat(), s.arg)
        for tiles in s.standing:
            for tile in tiles:
                bonus += tile in s.corrupt
        add_mark(s, s.mat(), s.arg, STRENGTH, bonus)

    def again(self) -> bool:
        return False

    def strong(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, STRENGTH, -1)

    def words(self) -> str:
        return "Poison: +1 Strength for each Corrupt tile with a token of any player or of Fear"

    def short(self) -> str:
        return "Poison"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
