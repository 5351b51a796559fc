"""A trap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.effects import Effect, Why
from gloaming.games.final_girl.box import Count
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import Table


@dataclass(frozen=True)
class PlaceTrap(Effect):
    """The trap lies in the girl's space. (FG-ITEM-25)"""

    damage: Count

    def do(self, s: Table) -> None:
        """It waits for the Killer."""
        s.trap = s.girl_space
        s.trap_damage = self.damage
        s.tell(events.trap_set(s.at(s.trap)))

    def refusal(self, s: Table) -> Why | None:
        """(FG-ITEM-25)"""
        return TOO_DEEP if s.map.deep[s.girl_space] else None

    def words(self) -> str:
        """In words."""
        return f"put the token in your space, not the Lake: {self.damage} damage to the Killer when he enters it"


TOO_DEEP: Final = ("It cannot lie in the Lake.", "FG-ITEM-25")
