"""Let tiles change places."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.words import count
from gloaming.games.ghost_hunter.box import Deed, Tiles
from gloaming.games.ghost_hunter.rules.house import shift_pair
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Shift(Deed):
    """Tiles without hunters change places, drawn by lot. (GH-SCENE-48)

    pairs: so many pairs.
    """

    pairs: Tiles

    def do(self, s: State) -> None:
        for _ in range(self.pairs):
            shift_pair(s)

    def words(self) -> str:
        return f"{count(self.pairs, 'pair')} of tiles without hunters change places"
