"""Gain or lose Time."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import signed
from gloaming.engine.rules.effects import Fault
from gloaming.games.final_girl.entry import Change
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MayEndPhase


@dataclass(frozen=True)
class Time(MayEndPhase):
    """Gain Time, or lose it. by: how much is gained, below 0 where it is lost. (FG-TIME-1)"""

    by: Change

    def fault(self) -> Fault | None:
        """It changes something."""
        return ("by", "0 changes nothing") if self.by == 0 else None

    def may_end_phase(self, s: State) -> bool:
        """Where it takes the Time below zero, the Action phase is over. (FG-TIME-3, FG-TIME-6)"""
        return s.time >= 0 and s.time + self.by < 0

    def foresee(self, s: State, ahead: Ahead) -> bool:
        """As far as the marker moves. (FG-TIME-1)"""
        ahead.change_time(self.by)
        return True

    def do(self, s: State) -> None:
        """Move the marker."""
        change_time(s, self.by)

    def worth(self, s: State) -> float:
        """Below zero the phase ends."""
        return 0.11 * self.by if s.time + self.by >= 0 else -0.3

    def words(self) -> str:
        return f"Time {signed(self.by)}"
