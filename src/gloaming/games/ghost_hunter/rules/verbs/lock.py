"""Lock the doors of the tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import Does, Least
from gloaming.games.ghost_hunter.constants import FAR, NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.rules.board import destination, ways
from gloaming.games.ghost_hunter.state import State, changed


@dataclass(frozen=True)
class Lock(Does):
    """All doors of the tile are locked for everybody but the one by which the hunter came in, or one drawn by lot;
    each hunter may try the locks once, a Key opens them. (GH-LOCKED-1, GH-LOCKED-4)

    least: what a check of DX must reach.
    """

    least: Least

    def do(self, s: State) -> None:
        hunter = s.args[1]
        tile = s.at[hunter]
        doors = [way for way in ways(s, tile) if way <= FAR]
        if not doors or s.fares[hunter] != STANDING:
            return
        entries = [way for way in doors if NONE != destination(s, tile, way) == s.came_from[hunter]]
        left = entries[0] if entries else doors[s.dice.below(len(doors))]
        mask = 0
        for way in doors:
            if way != left:
                mask |= 1 << way
        if mask:
            s.locks = changed(s.locks, tile, s.locks[tile] | mask)
            s.locked_by = changed(s.locked_by, tile, s.box.locks.index((s.args[0], self)))
            events.locked(s, s.character[hunter], tile)

    def words(self) -> str:
        return f"all doors lock but the one you came by: DX {self.least}, one try for each hunter, or a key"
