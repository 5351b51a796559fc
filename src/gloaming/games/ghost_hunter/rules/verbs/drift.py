"""The verb `drift`: walk straight on in a random direction."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING, UNOPENED
from gloaming.games.ghost_hunter.entry import Does, Tiles
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DriftArgs, OpenArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import leads_to
from gloaming.games.ghost_hunter.rules.doors import opens
from gloaming.games.ghost_hunter.rules.gates import barred
from gloaming.games.ghost_hunter.rules.rooms import arrive
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Drift(Does):
    """The hunter walks straight on through doors, in a direction drawn from four cards: 1 is north, 2 east, 3 south, 4
    west. (GH-FOG-1)

    rooms: the maximum number of tiles to walk.
    """

    rooms: Tiles

    def do(self, s: State) -> None:
        hunter = s.args[1]
        if s.fares[hunter] != STANDING:
            return
        side = s.dice.below(4)
        events.drifts(s, s.character[hunter], side)
        s.run_named("drift", DriftArgs(s.args[0], hunter, side, self.rooms, s.at[hunter]))

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        if s.fares[hunter] == STANDING and any([may_drift(s, hunter, side) for side in range(4)]):
            return None
        return "No door leads straight on.", "GH-FOG-2"

    def moves_on(self) -> bool:
        return True

    def words(self) -> str:
        return f"go up to {count(self.rooms, 'room')} straight on in a random direction"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def may_drift(s: State, hunter: int, side: int) -> bool:
    """Return whether a hunter can walk on to one side of their tile, through a passage or by opening a door.

    (GH-FOG-2, GH-FOG-3)
    """
    tile = s.at[hunter]
    there = leads_to(s, tile, side)
    if there == UNOPENED:
        return opens(s, tile, side)
    return there >= 0 and there not in s.fresh and not barred(s, hunter, there)


def drift_on(s: State) -> None:
    """Move the drifting hunter one tile further if a door leads straight on, at no Movement Point.

    An unexplored tile or one with a Monster ends the walk, and so does any effect that moves the hunter elsewhere.
    (GH-FOG-2, GH-FOG-3)
    """
    drift: DriftArgs = s.named
    hunter, side, tile = drift.hunter, drift.side, drift.tile
    if drift.left <= 0 or s.fares[hunter] != STANDING or s.at[hunter] != tile or s.over():
        return
    if not may_drift(s, hunter, side):
        return
    there = leads_to(s, tile, side)
    if there == UNOPENED:
        s.run_named("open", OpenArgs(tile, side, hunter))
        return
    ends = there not in s.explored or s.has_monsters(there)
    s.named = DriftArgs(drift.cause, hunter, side, 0 if ends else drift.left - 1, there)
    s.again()
    arrive(s, hunter, there)
