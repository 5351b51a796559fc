"""The verb `ignore`: prevent all damage of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.verbs.reduce import leave_damage
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Ignore(Effect):
    """Prevent all damage of the current attack. (FG-REACT-3)"""

    def do(self, s: State) -> None:
        """Set the damage of the current attack to 0."""
        leave_damage(s, 0)

    def words(self) -> str:
        return "ignore all damage"

    def short(self) -> str:
        return "Ignore all damage"

    def expect(self, outlook: Ahead) -> float:
        """Predict that the attack deals no damage."""
        outlook.damage = 0
        return NO_OPINION
