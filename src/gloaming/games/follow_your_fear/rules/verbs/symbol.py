"""Courage, Reason, Hope."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import TYPES, Name
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Symbol(Attribute):
    """Counts as an occupied tile for the requirements of later cards. (FY-SYMBOL-1, FY-SYMBOL-2, FY-SYMBOL-3)

    type: of which type the tile is.
    """

    type: Name

    def do(self, s: State) -> None:
        """One more of the type, to the end of the phase."""
        kind = TYPES.index(self.type)
        s.symbols = s.symbols[:kind] + (s.symbols[kind] + 1,) + s.symbols[kind + 1 :]

    def words(self) -> str:
        return f"{self.short()}: for the phase, counts as one more token on such a tile when you summon"

    def short(self) -> str:
        return f"{self.type.capitalize()} symbol"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
