"""The verb `lose`: lose health."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import HER_TOKEN, Ahead
from gloaming.games.final_girl.rules.health import hurt
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MayEndPhase

A_HEALTH: Final = 0.7
LAST_HEALTH: Final = 3.0
"""Costs for bots of losing health.

- A_HEALTH: a point of health.
- LAST_HEALTH: all remaining health.
"""


@dataclass(frozen=True)
class Lose(MayEndPhase):
    """Lose health. Neither Reactions nor Items can prevent it. (FG-HEALTH-1, FG-REACT-4)

    by: how much health.
    """

    by: Count

    def may_end_phase(self, s: State) -> bool:
        """Return whether the loss turns over the Final Health token, which may bring the girl back and end the phase.

        (FG-HEALTH-6, FG-TIME-6)
        """
        return not s.white and s.health <= self.by

    def do(self, s: State) -> None:
        """Let the Final Girl lose health."""
        hurt(s, self.by)

    def words(self) -> str:
        return f"lose {self.by} health"

    def short(self) -> str:
        return f"Health -{self.by}"

    def expect(self, outlook: Ahead) -> float:
        """Predict the health, or that the girl's token is turned over, and return the cost of the loss.

        (FG-HEALTH-3)
        """
        if self.by >= outlook.health:
            outlook.cut(HER_TOKEN)
        else:
            outlook.health -= self.by
        return -A_HEALTH * self.by if self.by < outlook.s.health else -LAST_HEALTH
