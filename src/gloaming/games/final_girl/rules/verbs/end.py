"""The end of the Action phase."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class End(Effect):
    """The Action phase ends when the card is resolved. (FG-ACT-4)"""

    def foresee(self, s: State, ahead: Ahead) -> bool:
        """The rest of the line is resolved first."""
        ahead.ended = True
        return True

    def do(self, s: State) -> None:
        """The rest of the line is resolved first."""
        s.ended = True

    def worth(self, s: State) -> float:
        """What could have been done is not."""
        return -0.3

    def words(self) -> str:
        return "the Action phase ends"

    def short(self) -> str:
        return "phase ends"
