"""The verb `pairs`: two Victims die together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Standing


@dataclass(frozen=True)
class Pairs(Standing):
    """If exactly 2 Victims share a space and one is killed, kill the other one too. (FG-CAMP-10)"""

    def words(self) -> str:
        return "if exactly 2 Victims share a space and one is killed, so is the other"

    def joins_in_death(self, s: State, space: int, there: int) -> bool:
        """Return whether exactly 2 Victims are in the space, so that they die together. (FG-CAMP-10)"""
        return there == 2

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
