"""What Hans the Butcher changes in the rules: he keeps in mind whom he has attacked."""

from __future__ import annotations

from gloaming.games.final_girl.box import FilmRules
from gloaming.games.final_girl.constants import KILLER
from gloaming.games.final_girl.state import State


class HansRules(FilmRules):
    """Whether an action of his has hit the girl. (FG-POWER-6)"""

    __slots__ = ()

    def begin_killer_action(self, s: State) -> None:
        """It has not yet. (FG-POWER-6)"""
        s.hit_girl = False

    def attack_girl(self, s: State) -> None:
        """It has, if it is his own and no Minion's. (FG-POWER-6)"""
        s.hit_girl = s.actor == KILLER
