"""What Hans the Butcher changes in the rules: he keeps in mind whom he has attacked."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.box import FilmRules
from gloaming.games.final_girl.constants import KILLER
from gloaming.games.final_girl.state import State

NO_VICTIM_FARTHEST: Final = ("None of the Victims farthest from him is there.", "FG-HANS-5")


class HansRules(FilmRules):
    """Whether an action of his has hit the girl, and where he does not appear. (FG-POWER-6, FG-HANS-5)"""

    __slots__ = ()

    def begin_killer_action(self, s: State) -> None:
        """It has not yet. (FG-POWER-6)"""
        s.hit_girl = False

    def attack_girl(self, s: State) -> None:
        """It has, if it is his own and no Minion's. (FG-POWER-6)"""
        s.hit_girl = s.actor == KILLER

    def why_not_space(self, s: State, step: str, space: int) -> Why | None:
        """He is put with a Victim. (FG-HANS-5)"""
        return NO_VICTIM_FARTHEST if step == "put the Killer/put_killer" else None
