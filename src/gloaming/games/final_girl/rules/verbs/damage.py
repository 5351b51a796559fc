"""Deal damage."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.effects import STOP, Effect
from gloaming.games.final_girl.constants import WOUND
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.attacking import deal, kills, modifier
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Damage(Effect):
    """Damage the Enemy that is attacked. by: how much, to which weapon and abilities add. (FG-ATTACK-2)"""

    by: Count

    def do(self, s: State) -> None:
        """What weapon and abilities add is dealt with it."""
        deal(s, self.by)

    def now(self, s: State) -> Effect | None:
        """A blow after which nothing counts, or one of which nobody knows what it leads to."""
        return STOP if kills(s, self.by) else None

    def worth(self, s: State) -> float:
        """With what the weapon adds."""
        return WOUND * (self.by + (modifier(s, s.weapon) if s.weapon >= 0 else 0))

    def words(self) -> str:
        return f"{self.by} damage"
