"""The verb `heal`: recover health."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.health import heal
from gloaming.games.final_girl.rules.using import usable
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import WithinRoll, more

A_HEALTH: Final = 0.45
"""The value for bots of a recovered point of health."""


@dataclass(frozen=True)
class Heal(WithinRoll):
    """Recover health. On an Action card, Items can increase the amount. (FG-HEALTH-2)

    by: how much health, up to the starting health.
    """

    by: Count

    def do(self, s: State) -> None:
        """Let the Final Girl recover health, up to her starting health."""
        heal(s, self.with_items(s))

    def with_items(self, s: State) -> int:
        """Return the health to recover, with the bonuses of Items if an Action card is being resolved."""
        by = self.by
        if s.played >= 0 and heals(s, s.played):
            for item in usable(s):
                by += more(s.box.items[item].holds, "healing")
        return by

    def words(self) -> str:
        return f"recover {self.by} health"

    def short(self) -> str:
        return f"Health +{self.by}"

    def expect(self, outlook: Ahead) -> float:
        """Predict the health, and return the value of the part that can be recovered. (FG-HEALTH-2)"""
        s: State = outlook.s
        most = s.box.girls[s.girl].health
        outlook.health = min(outlook.health + self.with_items(s), most)
        return A_HEALTH * min(self.by, most - s.health)


def heals(s: State, name: int) -> bool:
    """Return whether an Action card recovers health with 2 or more successes. name: the name of the card."""
    for effect in s.box.actions[name].success2:
        if isinstance(effect, Heal):
            return True
    return False
