"""Move on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.fatal_frame.constants import OUTSIDE
from gloaming.games.fatal_frame.entry import Count
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State

STILL_OUTSIDE: Final = ("You are still outside the village, at no Location.", "FF-LOCATION-2")
IN_AN_ATTACK: Final = (
    "An attack goes on until the dice are compared with the Ghost Power; only then may you move.",
    "FF-FUNCTION-3",
)

HALF_A_TURN: Final = 0.5
"""What it is worth to move on, turn after turn: in turns."""


@dataclass(frozen=True)
class Step(Effect):
    """Move 1 Location, then as many more as one likes. count: the most Locations in all. (FF-FUNCTION-6)"""

    count: Count = 1

    def do(self, s: State) -> None:
        """Ask where to."""
        s.run("first step", self.count)

    def refusal(self, s: State) -> Why | None:
        """From a Location alone, and not in the middle of an attack. (FF-LOCATION-2, FF-FUNCTION-3)"""
        if s.at[s.turn] == OUTSIDE:
            return STILL_OUTSIDE
        return IN_AN_ATTACK if s.fought >= 0 else None

    def words(self) -> str:
        return (
            "move to an adjacent Location"
            if self.count == 1
            else f"move 1 Location, and then {self.count - 1} more if you like"
        )

    def expect(self, outlook: Outlook) -> float:
        """Half a turn for each."""
        return HALF_A_TURN * self.count
