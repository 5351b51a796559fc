"""The verb `end`: end the Action phase."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.constants import PHASE_ENDS
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class End(Effect):
    """End the Action phase when the card has been resolved. (FG-ACT-4)"""

    def do(self, s: State) -> None:
        """Mark the Action phase as ended. The rest of the line is still resolved."""
        s.ended = True

    def words(self) -> str:
        return "the Action phase ends"

    def short(self) -> str:
        return "phase ends"

    def expect(self, outlook: Ahead) -> float:
        """Predict that the Action phase ends, and return the value of that."""
        outlook.ended = True
        return PHASE_ENDS
