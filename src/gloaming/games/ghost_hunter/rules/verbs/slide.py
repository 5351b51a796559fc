"""Fall down the chute."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import Does
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.rules.rooms import arrive
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Slide(Does):
    """The hunter falls from the upper end of a Chute to the lower, which takes no Movement Point.

    (GH-CHUTE-3, GH-CHUTE-5)
    """

    def do(self, s: State) -> None:
        hunter = s.args[1]
        pair = s.box.pair[s.at[hunter]]
        if s.fares[hunter] == STANDING and pair >= 0 and s.cell[pair] >= 0:
            arrive(s, hunter, pair)

    def moves_on(self) -> bool:
        return True

    def words(self) -> str:
        return "fall to the lower end of the Chute"
