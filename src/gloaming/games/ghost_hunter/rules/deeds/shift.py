"""The verb `shift`: swap random tiles."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.entry import Tiles
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.house import cells_to_shift, shift_pair
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Shift(Deed):
    """Swap random pairs of tiles on which neither hunters nor Monsters stand. (GH-SCENE-48)

    pairs: the number of pairs to swap.
    """

    pairs: Tiles

    def do(self, s: State) -> None:
        for _ in range(self.pairs):
            shift_pair(s)

    def refusal(self, s: State) -> Why | None:
        return None if len(cells_to_shift(s)) > 1 else ("No two tiles can change places.", "GH-SCENE-25")

    def words(self) -> str:
        return f"swap {count(self.pairs, 'random pair')} of tiles without hunters"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
