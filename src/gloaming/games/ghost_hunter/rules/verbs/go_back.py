"""The verb `go-back`: return to the previous tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import neighbours
from gloaming.games.ghost_hunter.rules.gates import barred
from gloaming.games.ghost_hunter.rules.rooms import arrive
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class GoBack(Does):
    """The hunter returns to the tile they came from. If that tile is not next door, the hunter stays. (GH-EVENT-8)"""

    def do(self, s: State) -> None:
        if self.refusal(s) is None:
            arrive(s, s.args[1], s.came_from[s.args[1]])

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        back = s.came_from[hunter]
        if s.fares[hunter] == STANDING and back in neighbours(s, s.at[hunter]) and not barred(s, hunter, back):
            return None
        return "There is no way back.", "GH-EVENT-8"

    def moves_on(self) -> bool:
        return True

    def words(self) -> str:
        return "go back one room"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
