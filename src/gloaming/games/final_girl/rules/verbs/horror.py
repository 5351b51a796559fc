"""The verb `horror`: raise or lower the Horror Level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import signed
from gloaming.engine.rules.effects import Fault, Why
from gloaming.games.final_girl.constants import HIGH
from gloaming.games.final_girl.entry import Change, Per
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import NOBODY_KILLED, AtOnce, change_horror, times
from gloaming.games.final_girl.sentences import for_each
from gloaming.games.final_girl.state import State

A_LEVEL: Final = 0.35
"""The cost for bots of a Horror Level, which reduces the number of dice."""


@dataclass(frozen=True)
class Horror(AtOnce):
    """Raise or lower the Horror Level, once or for each killed Victim that counts. (FG-HORROR-1)

    by: how many levels it rises each time, below 0 to lower it; per: how often it changes: "once" once, "dead" for each
    dead Victim, "action" for each Victim killed in this Killer Action, "phase" for each Victim killed in this Killer
    phase.
    """

    by: Change
    per: Per = "once"

    def fault(self) -> Fault | None:
        """Check that the change is not 0."""
        return ("by", "0 changes nothing") if self.by == 0 else None

    def do(self, s: State) -> None:
        """Change the Horror Level step by step."""
        change_horror(s, self.by * times(s, self.per))

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Victim that counts has been killed), or None. (FG-HORROR-1)"""
        return None if times(s, self.per) else NOBODY_KILLED

    def beyond(self, s: State) -> bool:
        """Return whether the effect would raise Bloodlust because the Horror Level exceeds its track. (FG-HORROR-3)"""
        return self.by > 0 and s.horror + self.by * times(s, self.per) > HIGH

    def words(self) -> str:
        return f"Horror {signed(self.by)}{for_each(self.per)}"

    def expect(self, outlook: Ahead) -> float:
        """Predict the Horror Level, and return the cost of the levels. (FG-HORROR-1)"""
        if not outlook.change_horror(self.by * times(outlook.s, self.per)):
            outlook.leave_open(self)
        return -A_LEVEL * self.by
