"""The end of the Action phase."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.constants import PHASE_ENDS
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class End(Effect):
    """End the Action phase when the card is resolved. (FG-ACT-4)"""

    def do(self, s: State) -> None:
        """Mark the phase as ended; the rest of the line is resolved first."""
        s.ended = True

    def words(self) -> str:
        return "the Action phase ends"

    def short(self) -> str:
        return "phase ends"

    def expect(self, outlook: Ahead) -> float:
        """Predict the end of the phase, after the rest of the line."""
        outlook.ended = True
        return PHASE_ENDS
