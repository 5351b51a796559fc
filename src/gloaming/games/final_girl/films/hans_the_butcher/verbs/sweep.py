"""The verb `sweep`: the Killer hits everyone in his space."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True)
class Sweep(Trait):
    """Hit everyone in the Killer's space once for each Attack icon. (FG-POWER-5)

    Only Dark Powers can have this trait, not Minor ones.
    """

    def words(self) -> str:
        return "each Attack icon hits you and every Victim in his space once"

    def hits_all(self) -> bool:
        """Return True: each attack of the Killer hits everyone in his space. (FG-POWER-5)"""
        return True

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
