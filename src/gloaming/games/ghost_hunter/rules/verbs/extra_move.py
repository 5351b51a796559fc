"""Move once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.engine.words import count
from gloaming.games.ghost_hunter.box import Does, Tiles
from gloaming.games.ghost_hunter.constants import NONE, STANDING
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class ExtraMove(Does):
    """More steps in this turn, whether or not Movement Points are left. (GH-MOVE-10, GH-PICTURE-1)

    moves: how many; through: any door, or only the one that a marker has made last.
    """

    moves: Tiles
    through: Literal["any", "marker"] = "any"

    def do(self, s: State) -> None:
        if s.args[1] != s.hunter or s.fares[s.hunter] != STANDING:
            return
        way = NONE
        if self.through == "marker":
            if not s.markers:
                return
            way = s.markers[-1] // 4 * 16 + s.markers[-1] % 4
        s.extra += (way,) * self.moves

    def words(self) -> str:
        where = " through the new door" if self.through == "marker" else ""
        return f"make {count(self.moves, 'extra move')}{where}"
