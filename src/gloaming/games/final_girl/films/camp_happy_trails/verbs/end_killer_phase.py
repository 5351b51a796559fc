"""The verb `end-killer-phase`: end the Killer phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.final_girl.constants import KILLER_PHASE
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.health import cut_phase
from gloaming.games.final_girl.state import State

NO_KILLER_PHASE: Final = ("This is not the Killer phase.", "FG-ITEM-28")


@dataclass(frozen=True)
class EndKillerPhase(Effect):
    """End the Killer phase immediately. (FG-ITEM-28)"""

    def do(self, s: State) -> None:
        """End the Killer phase and drop all its unresolved effects; in any other phase, do nothing."""
        if s.phase == KILLER_PHASE:
            cut_phase(s)

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (this is not the Killer phase), or None. (FG-ITEM-28)"""
        return None if s.phase == KILLER_PHASE else NO_KILLER_PHASE

    def words(self) -> str:
        return "the Killer phase ends immediately, with everything that is left in it"

    def short(self) -> str:
        return "The Killer phase ends"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
