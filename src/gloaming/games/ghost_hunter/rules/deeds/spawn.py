"""The verb `spawn`: let an Enemy appear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gloaming.engine.content.schema import names
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import NONE
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import distances
from gloaming.games.ghost_hunter.rules.roaming import come_upon, next_monster
from gloaming.games.ghost_hunter.rules.rooms import appear
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Spawn(Deed):
    """An Enemy appears on a tile, and hunters on that tile fight it at once. If the tile is not on the map, the Enemy
    appears on the tile of the hunter nearest to the start. (GH-SCENE-38, GH-SCENE-39)

    monster: the scenario's Enemy, or "pile" for the next Monster of the Event pile, which needs the law monsters-only;
    at: the tile where the scenario's Enemy appears, or "random" for a random tile other than the start tile, where a
    Monster of the pile appears.
    """

    monster: Annotated[str, names("boss", "pile")]
    at: Annotated[str, names("tile", "random")]

    def do(self, s: State) -> None:
        if self.monster == "pile":
            next_monster(s)
            return
        if self.refusal(s) is not None:
            return
        tile = s.box.number[self.at]
        monster = s.box.monster_number[self.monster]
        if s.cell[tile] < 0:
            tile = nearest_to_the_start(s)
        for step, args in s.places():
            if s.program.flow_of[step] == "entered" and args[1] == tile:
                s.spawned = tile
        appear(s, monster, tile)
        come_upon(s, tile)

    def refusal(self, s: State) -> Why | None:
        if self.monster == "pile":
            comes = len(s.laid) > 1 and (s.event_cards or s.event_discard)
            return None if comes else ("No Monster is left.", "GH-SCENE-25")
        monster = s.box.monster_number[self.monster]
        if monster in s.bested or s.lair[monster] != NONE:
            return "It has appeared already.", "GH-SCENE-25"
        return None

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        if (self.at == "random") != (self.monster == "pile"):
            return "'at' is \"random\" for the monster 'pile', and a tile for any other"
        if self.monster == "pile" and "monsters-only" not in tale.laws:
            return "the monster 'pile' needs 'monsters-only' in 'laws', as other cards would come too"
        return ""

    def words(self) -> str:
        return f"{'the next Monster' if self.monster == 'pile' else self.monster.upper()} appears on {self.at.upper()}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def nearest_to_the_start(s: State) -> int:
    """Return the tile of the standing hunter who is nearest to the start tile. (GH-SCENE-39)"""
    start = s.box.number[s.scenario_entry().start[0]]
    far = distances(s, start)
    best = start
    steps = 999
    for hunter in s.standing():
        if far.get(s.at[hunter], 998) < steps:
            best = s.at[hunter]
            steps = far.get(best, 998)
    return best
