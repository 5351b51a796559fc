"""Deal damage."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.constants import WOUND
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import HIS_TOKEN, Ahead
from gloaming.games.final_girl.rules.attacking import deal, modifier, turns_token
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Damage(Effect):
    """Damage the Enemy that is attacked. by: how much, to which weapon and abilities add. (FG-ATTACK-2)"""

    by: Count

    def do(self, s: State) -> None:
        """What weapon and abilities add is dealt with it."""
        deal(s, self.by)

    def words(self) -> str:
        return f"deal {self.by} damage"

    def expect(self, outlook: Ahead) -> float:
        """A blow that turns over his token, after which nothing more is done, or one that does not. (FG-HEALTH-6)

        Worth what it comes to with the weapon.
        """
        s: State = outlook.s
        if outlook.other:
            outlook.leave_open(self)
        elif turns_token(s, self.by):
            outlook.cut(HIS_TOKEN)
        else:
            outlook.other += (self,)
        return WOUND * (self.by + (modifier(s, s.weapon) if s.weapon >= 0 else 0))
