"""The verb `door-marker`: place a door marker on a wall."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import MARKERS, NONE, STANDING, wall_number
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import beyond, has_door, leads_to, lets_in, lets_out, tile_at
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class DoorMarker(Does):
    """Place a door marker, which turns a wall of the hunter's tile into a door.

    (GH-MARKER-1, GH-DRILL-1, GH-SECRET-1)
    """

    def do(self, s: State) -> None:
        if s.fares[s.args[1]] == STANDING:
            s.run("lay a door marker", s.args[0], s.args[1])

    def refusal(self, s: State) -> Why | None:
        if s.fares[s.args[1]] == STANDING and walls(s, s.args[1]):
            return None
        return "No wall of this tile can take a door marker.", "GH-MARKER-4"

    def words(self) -> str:
        return "place a door marker on a wall of your tile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def walls(s: State, hunter: int) -> list[int]:
    """Return the sides of the hunter's tile that can take a door marker.

    A side must not be a passage and not lead to a tile that allows no marker. It may face a wall or a door of the next
    tile, or be a wall toward empty space. (GH-MARKER-2, GH-MARKER-3, GH-MARKER-4, GH-MARKER-5, GH-MARKER-6)
    """
    tile = s.at[hunter]
    sides: list[int] = []
    if len(s.markers) >= MARKERS or not lets_out(s, tile) or s.law("open-house"):
        return sides
    for side in range(4):
        if leads_to(s, tile, side) != NONE or s.locks[tile] >> side & 1 or wall_number(tile, side) in s.ends:
            continue
        other = tile_at(s, beyond(s.cell[tile], side))
        if other < 0:
            if not has_door(s, tile, side):
                sides.append(side)
        elif lets_in(s, other) and not s.locks[other] >> (side + 2) % 4 & 1:
            sides.append(side)
    return sides


def walls_to_choose(s: State) -> list[Option]:
    """Return the options to place the door marker on each side that can take it. (GH-MARKER-1)"""
    return [("mark", side) for side in walls(s, s.args[1])]


def mark(s: State, option: Option) -> None:
    """Place the door marker on the chosen side of the hunter's tile. (GH-MARKER-1, GH-MARKER-7)"""
    hunter = s.args[1]
    tile = s.at[hunter]
    s.markers += (wall_number(tile, option[1]),)
    s.note_progress()
    events.marked(s, s.character[hunter], tile)
