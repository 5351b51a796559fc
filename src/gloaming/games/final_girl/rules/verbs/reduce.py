"""The verb `reduce`: reduce the damage of an attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.state import State


@dataclass(frozen=True, kw_only=True)
class Reduce(Effect):
    """Reduce the damage of the current attack. (FG-REACT-3)

    by: how much less damage; least: the minimum damage that is left.
    """

    by: Count
    least: Annotated[int, Meta(ge=0, le=20)]

    def do(self, s: State) -> None:
        """Reduce the damage of the current attack. The rest is dealt when the defense ends."""
        leave_damage(s, self.left_of(s.damage))

    def left_of(self, damage: int) -> int:
        """Return the damage that is left after the reduction, not below the minimum."""
        return max(damage - self.by, min(self.least, damage))

    def words(self) -> str:
        return f"take {self.by} less damage" + (f", but at least {self.least}" if self.least else "")

    def short(self) -> str:
        return f"Take {self.by} less" + (f", at least {self.least}" if self.least else "")

    def expect(self, outlook: Ahead) -> float:
        """Predict the damage that is left of the attack."""
        outlook.damage = self.left_of(outlook.damage)
        return NO_OPINION


def leave_damage(s: State, left: int) -> None:
    """Reduce the damage of the current attack to `left`; do nothing if the damage is not above that. (FG-REACT-3)"""
    if left < s.damage:
        s.damage = left
        events.reduced(s, left)
