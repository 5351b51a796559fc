"""The verb `heal-killer`: the Killer recovers health."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.entry import Count, Per
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import NOBODY_KILLED, AtOnce, heal_killer, times
from gloaming.games.final_girl.sentences import for_each
from gloaming.games.final_girl.state import State

UNHURT: Final = ("The Killer is at full health.", "FG-HEALTH-2")


@dataclass(frozen=True)
class HealKiller(AtOnce):
    """Let the Killer recover health, once or for each killed Victim that counts. (FG-HEALTH-2)

    by: how much health each time, up to his starting health; per: how often he recovers it: "once" once, "dead" for
    each dead Victim, "action" for each Victim killed in this Killer Action, "phase" for each Victim killed in this
    Killer phase.
    """

    by: Count
    per: Per = "once"

    def do(self, s: State) -> None:
        """Let the Killer recover health, up to his starting health."""
        heal_killer(s, self.by * times(s, self.per))

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (full health, or no Victim that counts has been killed), or None.

        (FG-HEALTH-2)
        """
        if s.killer_health == s.box.killers[s.killer].health:
            return UNHURT
        return None if times(s, self.per) else NOBODY_KILLED

    def words(self) -> str:
        return f"the Killer recovers {self.by} health{for_each(self.per)}"

    def short(self) -> str:
        return f"Health +{self.by}{for_each(self.per)}"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
