"""The rules that Hans the Butcher adds."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.constants import KILLER
from gloaming.games.final_girl.film_rules import FilmRules
from gloaming.games.final_girl.state import State

NO_VICTIM_FARTHEST: Final = ("None of the Victims farthest from him is there.", "FG-HANS-5")


class HansRules(FilmRules):
    """Rule hooks of Hans the Butcher. (FG-POWER-6, FG-HANS-5)

    They record whether the Killer attacks the Final Girl, and explain where he cannot be placed.
    """

    __slots__ = ()

    def begin_killer_action(self, s: State) -> None:
        """Reset the record of an attack on the Final Girl. (FG-POWER-6)"""
        s.hit_girl = False

    def attack_girl(self, s: State) -> None:
        """Record an attack on the Final Girl if the Killer makes it, not a Minion. (FG-POWER-6)"""
        s.hit_girl = s.actor == KILLER

    def why_not_space(self, s: State, step: str, space: int) -> Why | None:
        """Return why the Killer cannot be placed in a space. (FG-HANS-5)"""
        return NO_VICTIM_FARTHEST if step == "put the Killer/put_killer" else None
