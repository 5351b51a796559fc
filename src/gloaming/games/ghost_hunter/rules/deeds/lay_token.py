"""Lay tokens on a tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gloaming.engine.content.schema import Text, gives
from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Fault
from gloaming.games.ghost_hunter.entry import TileId, Tiles
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class LayToken(Deed):
    """Tokens lie on a tile; they are carried, given and dropped like Items, without an Item point.

    token: a name of your own, but not "item" or "companion", by which `holds` means others; at: the tile;
    number: how many.

    (GH-SCENE-36, GH-SCENE-37)
    """

    token: Annotated[Text, gives("token")]
    at: TileId
    number: Tiles = 1

    def fault(self) -> Fault | None:
        if self.token in ("item", "companion"):
            return "token", f"another name than '{self.token}': 'holds' means any Item, or who is led, by it"
        return None

    def do(self, s: State) -> None:
        token = s.box.token_names.index(self.token)
        tile = s.box.number[self.at]
        for _ in range(self.number):
            s.tokens += (token, tile)
        events.token(s, token, tile)

    def words(self) -> str:
        return f"lay {count(self.number, self.token)} on {self.at.upper()}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
