"""An attack on everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True)
class Sweep(Trait):
    """Each Attack icon hits everybody in the Killer's space once. (FG-POWER-5)

    It is for Dark Powers, but not for Minor ones.
    """

    def words(self) -> str:
        """In words."""
        return "each Attack icon hits you and every Victim in his space once"

    def hits_all(self) -> bool:
        """His attacks hit everyone in his space, not one. (FG-POWER-5)"""
        return True

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
