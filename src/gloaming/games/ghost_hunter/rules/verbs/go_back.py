"""Go back one room."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import Does
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.rules.board import neighbours
from gloaming.games.ghost_hunter.rules.gates import barred
from gloaming.games.ghost_hunter.rules.rooms import arrive
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class GoBack(Does):
    """The hunter goes back to the tile from which they came; if it is not next door, they stay. (GH-EVENT-8)"""

    def do(self, s: State) -> None:
        hunter = s.args[1]
        back = s.came_from[hunter]
        if s.fares[hunter] == STANDING and back in neighbours(s, s.at[hunter]) and not barred(s, hunter, back):
            arrive(s, hunter, back)

    def moves_on(self) -> bool:
        return True

    def words(self) -> str:
        return "go back one room"
