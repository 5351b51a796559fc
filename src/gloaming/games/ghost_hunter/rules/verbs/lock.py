"""The verb `lock`: lock the doors of the tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import FAR, NONE, STANDING
from gloaming.games.ghost_hunter.entry import Does, Least
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import destination, ways
from gloaming.games.ghost_hunter.state import State, changed


@dataclass(frozen=True)
class Lock(Does):
    """Lock all doors of the hunter's tile except the door through which the hunter came, or a random one if there is no
    such door. Each hunter may try once to open the locks with a DX check; a Key opens them. (GH-LOCKED-1, GH-LOCKED-4)

    least: the result needed in the DX check.
    """

    least: Least

    def do(self, s: State) -> None:
        if self.refusal(s) is not None:
            return
        hunter = s.args[1]
        tile = s.at[hunter]
        doors = doors_of(s, hunter)
        entries = [way for way in doors if NONE != destination(s, tile, way) == s.came_from[hunter]]
        left = entries[0] if entries else doors[s.dice.below(len(doors))]
        mask = 0
        for way in doors:
            if way != left:
                mask |= 1 << way
        s.locks = changed(s.locks, tile, s.locks[tile] | mask)
        s.locked_by = changed(s.locked_by, tile, s.box.locks.index((s.args[0], self)))
        events.locked(s, s.character[hunter], tile)

    def refusal(self, s: State) -> Why | None:
        if s.fares[s.args[1]] == STANDING and len(doors_of(s, s.args[1])) > 1:
            return None
        return "There is no other door to lock.", "GH-ITEM-6"

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        opened = f"DX {self.least}, one try for each hunter, or a Key"
        return f"lock all doors except the one you came by; to open them: {opened}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def doors_of(s: State, hunter: int) -> list[int]:
    """Return the ways out of a hunter's tile that are doors which can be passed or opened.

    Stairs are not doors. (GH-LOCKED-3)
    """
    return [way for way in ways(s, s.at[hunter]) if way <= FAR]
