"""The verb `place-tile`: lay a tile that was set aside."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import wall_number
from gloaming.games.ghost_hunter.entry import TileId
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import floor_beyond, floor_of, free_cell
from gloaming.games.ghost_hunter.rules.doors import may_lie, put, put_beyond, take_out, turns_beyond
from gloaming.games.ghost_hunter.rules.placing import unopened, walls_to_the_open
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class PlaceTile(Deed):
    """Lay a tile that was set aside (see `aside` of the scenario) behind a random unopened door. If there is no such
    door, a random wall becomes one. (GH-SCENE-35)

    tile: the tile to lay.
    """

    tile: TileId

    def do(self, s: State) -> None:
        if self.refusal(s) is not None:
            return
        tile = s.box.number[self.tile]
        doors = [(other, way) for other, way in unopened(s) if may_lie(s, tile, floor_beyond(s, other, way))]
        if not doors:
            walls = [
                (other, side)
                for other in s.laid
                if may_lie(s, tile, floor_of(s.cell[other]))
                for side in walls_to_the_open(s, other)
            ]
            if walls:
                doors = [walls[s.dice.below(len(walls))]]
                s.new_doors += (wall_number(*doors[0]),)
                events.wall_opened(s, doors[0][0])
        take_out(s, tile)
        if doors:
            other, way = doors[s.dice.below(len(doors))]
            turns = turns_beyond(s, tile, other, way)
            put_beyond(s, tile, other, way, turns[s.dice.below(len(turns))][1])
        else:
            put(s, tile, free_cell(s, s.box.floors[tile][-1] if 1 not in s.box.floors[tile] else 1), 0)
        events.placed(s, tile)

    def refusal(self, s: State) -> Why | None:
        return None if s.cell[s.box.number[self.tile]] < 0 else ("The tile is on the map already.", "GH-SCENE-25")

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        return f"'{self.tile}' is part of 'ring'" if self.tile in tale.ring else ""

    def words(self) -> str:
        return f"lay {self.tile.upper()} behind a door"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
