"""The attributes that give a symbol: Courage, Reason and Hope."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import TYPES, Name
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Symbol(Attribute):
    """Count as 1 more token on a tile of a type, for later requirements in the phase. (FY-SYMBOL-1, FY-SYMBOL-2,
    FY-SYMBOL-3)

    type: the type of tile.
    """

    type: Name

    def do(self, s: State) -> None:
        """Add the symbol until the end of the phase."""
        kind = TYPES.index(self.type)
        s.symbols = s.symbols[:kind] + (s.symbols[kind] + 1,) + s.symbols[kind + 1 :]

    def words(self) -> str:
        tile = f"{self.type.capitalize()} tile"
        return f"{self.short()}: for the phase, counts as 1 more token on a {tile} when you summon"

    def short(self) -> str:
        return f"{self.type.capitalize()} symbol"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
