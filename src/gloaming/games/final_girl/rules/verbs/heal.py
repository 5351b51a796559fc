"""Recover health."""

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
"""The value of a recovered point of health."""


@dataclass(frozen=True)
class Heal(WithinRoll):
    """Recover health; an Item adds to an Action card's effect. (FG-HEALTH-2)

    by: how much health, up to the starting health.
    """

    by: Count

    def do(self, s: State) -> None:
        """Recover health, up to the starting health."""
        heal(s, self.with_items(s))

    def with_items(self, s: State) -> int:
        """Return the health with the bonuses of Items to an Action card."""
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
        """Predict the health; recovery has a value only as far as health is missing. (FG-HEALTH-2)"""
        s: State = outlook.s
        most = s.box.girls[s.girl].health
        outlook.health = min(outlook.health + self.with_items(s), most)
        return A_HEALTH * min(self.by, most - s.health)


def heals(s: State, name: int) -> bool:
    """Return whether an Action card recovers health."""
    for effect in s.box.actions[name].success2:
        if isinstance(effect, Heal):
            return True
    return False
