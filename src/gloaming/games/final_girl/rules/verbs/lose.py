"""Lose health."""

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
"""The cost of a point of health, and of the last one."""


@dataclass(frozen=True)
class Lose(MayEndPhase):
    """Lose health; neither Reactions nor Items prevent it. by: how much health. (FG-HEALTH-1, FG-REACT-4)"""

    by: Count

    def may_end_phase(self, s: State) -> bool:
        """Return whether it turns over a token that may bring her back. (FG-HEALTH-6, FG-TIME-6)"""
        return not s.white and s.health <= self.by

    def do(self, s: State) -> None:
        """Make the girl lose health."""
        hurt(s, self.by)

    def words(self) -> str:
        return f"lose {self.by} health"

    def short(self) -> str:
        return f"Health -{self.by}"

    def expect(self, outlook: Ahead) -> float:
        """Predict the loss or the token being turned over; the last point of health has a higher value.

        (FG-HEALTH-3)
        """
        if self.by >= outlook.health:
            outlook.cut(HER_TOKEN)
        else:
            outlook.health -= self.by
        return -A_HEALTH * self.by if self.by < outlook.s.health else -LAST_HEALTH
