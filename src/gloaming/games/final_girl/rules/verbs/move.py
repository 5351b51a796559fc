"""The verb `move`: move the Final Girl."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import WithinRoll

A_SPACE: Final = 0.22
"""The value for bots of moving one space."""


@dataclass(frozen=True)
class Move(WithinRoll):
    """Move up to a number of spaces. (FG-MOVE-1)

    steps: the maximum number of spaces.
    """

    steps: Count

    def do(self, s: State) -> None:
        """Add the steps, and offer them one by one."""
        s.steps += self.steps
        s.run("move")

    def words(self) -> str:
        return f"move up to {count(self.steps, 'space')}"

    def short(self) -> str:
        return f"Move {self.steps}"

    def expect(self, outlook: Ahead) -> float:
        """Return the value of the steps, without predicting where they lead."""
        outlook.leave_open(self)
        return A_SPACE * self.steps
