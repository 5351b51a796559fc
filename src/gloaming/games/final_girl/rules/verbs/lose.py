"""Lose health."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import HER_TOKEN, Ahead
from gloaming.games.final_girl.rules.health import hurt
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MayEndPhase


@dataclass(frozen=True)
class Lose(MayEndPhase):
    """Lose health; neither Reactions nor Items prevent it. by: how much health. (FG-HEALTH-1, FG-REACT-4)"""

    by: Count

    def may_end_phase(self, s: State) -> bool:
        """With a token that may bring her back. (FG-HEALTH-6, FG-TIME-6)"""
        return not s.white and s.health <= self.by

    def foresee(self, s: State, ahead: Ahead) -> bool:
        """Less health, or a token that is turned over. (FG-HEALTH-3)"""
        if self.by >= ahead.health:
            return ahead.cut(HER_TOKEN)
        ahead.health -= self.by
        return True

    def do(self, s: State) -> None:
        """It is the girl's."""
        hurt(s, self.by)

    def worth(self, s: State) -> float:
        """A point is dear, and the last one dearer."""
        return -0.7 * self.by if self.by < s.health else -3.0

    def words(self) -> str:
        return f"lose {self.by} health"

    def short(self) -> str:
        return f"Health -{self.by}"
