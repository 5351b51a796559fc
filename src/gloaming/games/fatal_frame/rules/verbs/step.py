"""An effect that moves a player to an adjacent Location."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.fatal_frame.constants import OUTSIDE
from gloaming.games.fatal_frame.entry import Count
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State

STILL_OUTSIDE: Final = ("You are still outside the village and at no Location.", "FF-LOCATION-2")
IN_AN_ATTACK: Final = (
    "You cannot move until the dice of this attack have been compared with the Ghost Power.",
    "FF-FUNCTION-3",
)

HALF_A_TURN: Final = 0.5
"""Value of one more step every turn, in turns."""


@dataclass(frozen=True)
class Step(Effect):
    """Move 1 Location, then optionally more. count: the maximum number of Locations moved. (FF-FUNCTION-6)"""

    count: Count = 1

    def do(self, s: State) -> None:
        """Let the player choose the first Location."""
        s.run("first step", self.count)

    def refusal(self, s: State) -> Why | None:
        """Return the reason if the player is outside the village or in an attack. (FF-LOCATION-2, FF-FUNCTION-3)"""
        if s.at[s.turn] == OUTSIDE:
            return STILL_OUTSIDE
        return IN_AN_ATTACK if s.fought >= 0 else None

    def words(self) -> str:
        return (
            "move to an adjacent Location"
            if self.count == 1
            else f"move 1 Location, then you may move {self.count - 1} more"
        )

    def expect(self, outlook: Outlook) -> float:
        """Return half a turn for each step."""
        return HALF_A_TURN * self.count
