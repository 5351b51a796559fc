"""The verb `slide`: fall down the Chute."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.rooms import arrive
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Slide(Does):
    """The hunter falls from the upper end of a Chute to the lower end.

    This costs no Movement Point. (GH-CHUTE-3, GH-CHUTE-5)
    """

    def do(self, s: State) -> None:
        if self.refusal(s) is None:
            arrive(s, s.args[1], s.box.pair[s.at[s.args[1]]])

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        pair = s.box.pair[s.at[hunter]]
        if s.fares[hunter] == STANDING and pair >= 0 and s.cell[pair] >= 0:
            return None
        return "There is no Chute here that leads down.", "GH-PLACE-9"

    def moves_on(self) -> bool:
        return True

    def words(self) -> str:
        return "fall to the lower end of the Chute"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
