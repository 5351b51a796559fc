"""An attack that cannot be defended against."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import Does
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.tokens import FREE, FREE_ALL, FREE_DOUBLE


@dataclass(frozen=True)
class FreeAttack(Does):
    """The Judge card is the damage: on one Enemy or on all, perhaps doubled. (GH-FREE-1, GH-AMULET-1, GH-DYNAMITE-1)"""

    all: bool = False
    double: bool = False

    def do(self, s: State) -> None:
        s.prepared[s.args[1]] = FREE_ALL if self.all else FREE_DOUBLE if self.double else FREE

    def fights(self) -> bool:
        return True

    def words(self) -> str:
        what = "a Free AT on every Enemy here" if self.all else "a Free AT"
        return f"your attack is {what}{', doubled' if self.double else ''}"
