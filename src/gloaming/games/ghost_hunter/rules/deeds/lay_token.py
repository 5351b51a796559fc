"""The verb `lay-token`: put tokens on a tile."""

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
    """Put tokens on a tile. Hunters carry, give and drop them like Items, but without using the Item point.
    (GH-SCENE-36, GH-SCENE-37)

    token: the name of the token, which you may choose freely, except for "item" and "companion", which have a special
    meaning in `holds`; at: the tile on which the tokens are put; number: the number of tokens.
    """

    token: Annotated[Text, gives("token")]
    at: TileId
    number: Tiles = 1

    def fault(self) -> Fault | None:
        if self.token in ("item", "companion"):
            return "token", f"a name other than '{self.token}', which has a meaning in 'holds'"
        return None

    def do(self, s: State) -> None:
        token = s.box.token_names.index(self.token)
        tile = s.box.number[self.at]
        for _ in range(self.number):
            s.tokens += (token, tile)
        events.token(s, token, tile)

    def words(self) -> str:
        return f"put {count(self.number, self.token)} on {self.at.upper()}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
