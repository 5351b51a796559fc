"""The verb `extra-move`: take additional steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import NONE, STANDING, move_number, wall_side, wall_tile
from gloaming.games.ghost_hunter.entry import Does, Tiles
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class ExtraMove(Does):
    """The hunter may take additional steps in this turn, even without Movement Points left. (GH-MOVE-10, GH-PICTURE-1)

    moves: the number of steps; through: the doors that the steps may use: "any" any door, "marker" only the door made
    by the last door marker.
    """

    moves: Tiles
    through: Literal["any", "marker"] = "any"

    def do(self, s: State) -> None:
        if self.refusal(s) is not None:
            return
        way = NONE
        if self.through == "marker":
            way = move_number(wall_tile(s.markers[-1]), wall_side(s.markers[-1]))
        s.extra += (way,) * self.moves
        s.extra_from = s.args[0]

    def refusal(self, s: State) -> Why | None:
        if s.args[1] == s.hunter and s.fares[s.hunter] == STANDING and (self.through == "any" or s.markers):
            return None
        return "Only the turn player can make an extra move, and only through an existing door.", "GH-MOVE-10"

    def words(self) -> str:
        where = " through the new door" if self.through == "marker" else ""
        return f"make {count(self.moves, 'extra move')}{where}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
