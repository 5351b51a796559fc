"""The verb `roam`: let Enemies move toward hunters each round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gloaming.engine.content.schema import names
from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import NONE
from gloaming.games.ghost_hunter.entry import Tiles
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Roam(Deed):
    """From the next round on, at the start of each round, a Monster moves toward the nearest hunter and fights the
    first hunter it meets. (GH-SCENE-40)

    monster: the Monster, or "all" for all Monsters that are on the map at that time; steps: the number of tiles that
    the Monster moves in a round.
    """

    monster: Annotated[str, names("Enemy", "all")]
    steps: Tiles

    def do(self, s: State) -> None:
        if self.refusal(s) is None:
            s.roaming += (self.who(s), self.steps, s.round)

    def refusal(self, s: State) -> Why | None:
        return ("It roams already.", "GH-SCENE-25") if self.who(s) in s.roaming[::3] else None

    def who(self, s: State) -> int:
        """Return the number of the Monster that roams, NONE for all Monsters."""
        return NONE if self.monster == "all" else s.box.monster_number[self.monster]

    def words(self) -> str:
        who = "every Monster" if self.monster == "all" else self.monster.upper()
        return f"{who} moves {count(self.steps, 'tile')} each round"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
