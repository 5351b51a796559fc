"""The verb `damage`: damage an Enemy."""

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
    """Deal damage to the attacked Enemy. (FG-ATTACK-2)

    by: the damage, to which weapons and abilities add.
    """

    by: Count

    def do(self, s: State) -> None:
        """Deal the damage, plus the bonuses of weapons and abilities."""
        deal(s, self.by)

    def words(self) -> str:
        return f"deal {self.by} damage"

    def expect(self, outlook: Ahead) -> float:
        """Predict whether the damage turns over the Killer's token, and return the value of the damage.

        (FG-HEALTH-6)
        """
        s: State = outlook.s
        if outlook.other:
            outlook.leave_open(self)
        elif turns_token(s, self.by):
            outlook.cut(HIS_TOKEN)
        else:
            outlook.other += (self,)
        return WOUND * (self.by + (modifier(s, s.weapon) if s.weapon >= 0 else 0))
