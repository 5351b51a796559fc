"""The verb `time`: gain or lose Time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import signed
from gloaming.engine.rules.effects import Fault
from gloaming.games.final_girl.constants import PHASE_ENDS
from gloaming.games.final_girl.entry import Change
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MayEndPhase

A_TIME: Final = 0.11
"""The value for bots of a point of Time."""


@dataclass(frozen=True)
class Time(MayEndPhase):
    """Gain or lose Time. (FG-TIME-1)

    by: how much is gained, below 0 to lose it.
    """

    by: Change

    def fault(self) -> Fault | None:
        """Check that the change is not 0."""
        return ("by", "0 changes nothing") if self.by == 0 else None

    def may_end_phase(self, s: State) -> bool:
        """Return whether the effect takes Time below zero, which ends the Action phase. (FG-TIME-3, FG-TIME-6)"""
        return s.time >= 0 and s.time + self.by < 0

    def do(self, s: State) -> None:
        """Move the Time marker."""
        change_time(s, self.by)

    def words(self) -> str:
        return f"Time {signed(self.by)}"

    def expect(self, outlook: Ahead) -> float:
        """Predict the Time, which ends the Action phase below zero, and return the value of the change. (FG-TIME-1)"""
        outlook.change_time(self.by)
        return A_TIME * self.by if outlook.s.time + self.by >= 0 else PHASE_ENDS
