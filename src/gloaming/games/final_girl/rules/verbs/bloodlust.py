"""The verb `bloodlust`: raise Bloodlust."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.entry import Count, Per
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import NOBODY_KILLED, AtOnce, raise_bloodlust, times
from gloaming.games.final_girl.sentences import for_each
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Bloodlust(AtOnce):
    """Raise Bloodlust, once or for each killed Victim that counts. (FG-LUST-1)

    by: how many rows it rises each time; per: how often it rises: "once" once, "dead" for each dead Victim, "action"
    for each Victim killed in this Killer Action, "phase" for each Victim killed in this Killer phase.
    """

    by: Count
    per: Per = "once"

    def do(self, s: State) -> None:
        """Raise Bloodlust row by row."""
        raise_bloodlust(s, self.by * times(s, self.per))

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Victim that counts has been killed), or None. (FG-LUST-1)"""
        return None if times(s, self.per) else NOBODY_KILLED

    def words(self) -> str:
        return f"Bloodlust +{self.by}{for_each(self.per)}"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
