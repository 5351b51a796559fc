"""The verb `lay-tiles`: lay unexplored tiles behind doors."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import NONE, STANDING, door_number, door_tile, door_way
from gloaming.games.ghost_hunter.entry import Does, Tiles
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import LayATileArgs, LayTilesArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import floor_beyond, floor_of
from gloaming.games.ghost_hunter.rules.doors import fits, may_lie, pile_of, put_back, put_beyond, turns_beyond
from gloaming.games.ghost_hunter.rules.placing import has_unopened, unopened
from gloaming.games.ghost_hunter.state import State, among


@dataclass(frozen=True)
class LayTiles(Does):
    """Draw several tiles, and lay each behind an unopened door of a tile that was on the map before. The tiles stay
    unexplored. (GH-MAPITEM-1)

    tiles: the number of tiles.
    """

    tiles: Tiles

    def do(self, s: State) -> None:
        if s.fares[s.args[1]] == STANDING:
            s.run_named("lay tiles", LayTilesArgs(s.args[0], s.args[1], self.tiles))

    def refusal(self, s: State) -> Why | None:
        number = own_pile(s, s.args[1])
        floors = 0
        for floor, pile in enumerate(s.box.pile_of[s.scenario]):
            if pile == number and fits(s, number, floor):
                floors |= 1 << floor
        return None if has_unopened(s, floors) else ("There is no tile, or no door, left.", "GH-ITEM-6")

    def words(self) -> str:
        return f"draw {count(self.tiles, 'tile')}, and lay each behind an unopened door"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def own_pile(s: State, hunter: int) -> int:
    """Return the index of the pile from which doors on a hunter's floor are opened. (GH-SCENE-3)"""
    return pile_of(s, floor_of(s.cell[s.at[hunter]]))


def places(s: State, tile: int, number: int, known: int) -> list[Option]:
    """Return the options to lay a tile behind an unopened door of one of the first `known` tiles of the map.

    number: the index of the pile from which the tile was drawn. (GH-MAPITEM-1)
    """
    options: list[Option] = []
    laid = s.laid[:known]
    for other, way in unopened(s):
        floor = floor_beyond(s, other, way)
        if may_lie(s, tile, floor) and pile_of(s, floor) == number and among(other, laid):
            options.append(("beside", other, way))
    return options


def draw_tiles(s: State) -> None:
    """Draw the tiles from the pile of the hunter's floor.

    Tiles that fit nowhere go back to the pile and others are drawn. (GH-MAPITEM-1, GH-MAPITEM-2)
    """
    drawing: LayTilesArgs = s.named
    number = own_pile(s, drawing.hunter)
    left = list(s.piles[number])
    taken: list[int] = []
    useless: list[int] = []
    while left and len(taken) < drawing.tiles:
        tile = left.pop()
        if places(s, tile, number, len(s.laid)):
            taken.append(tile)
        else:
            events.returned_tile(s, tile)
            useless.append(tile)
    s.piles[number] = tuple(left)
    if useless:
        s.drawn = tuple(useless)
        put_back(s, number)
    s.drawn = tuple(taken)
    s.named = LayTilesArgs(drawing.cause, drawing.hunter, len(s.laid))


def lay_them(s: State) -> None:
    """Lay the drawn tiles one by one.

    Once a tile has no place, it and the remaining tiles go back and the pile is shuffled. (GH-MAPITEM-2)
    """
    laying: LayTilesArgs = s.named
    known = laying.tiles
    if not s.drawn:
        return
    number = own_pile(s, laying.hunter)
    if places(s, s.drawn[0], number, known):
        s.again()
        s.run_named("lay a tile", LayATileArgs(laying.cause, laying.hunter, known, NONE))
    else:
        put_back(s, number)


def places_for_tile(s: State) -> list[Option]:
    """Return the options to lay the next drawn tile: behind unopened doors of tiles that were on the map before.

    (GH-MAPITEM-1)
    """
    laying: LayATileArgs = s.named
    return places(s, s.drawn[0], own_pile(s, laying.hunter), laying.known)


def choose_place(s: State, option: Option) -> None:
    """Remember the door behind which the next drawn tile will be laid. (GH-MAPITEM-1)"""
    laying: LayATileArgs = s.named
    s.named = LayATileArgs(laying.cause, laying.hunter, laying.known, door_number(option[1], option[2]))


def turns_there(s: State) -> list[Option]:
    """Return the options to rotate the drawn tile, as for any tile behind a door. (GH-MAPITEM-1, GH-DOOR-5)"""
    laying: LayATileArgs = s.named
    return turns_beyond(s, s.drawn[0], door_tile(laying.door), door_way(laying.door))


def lay_there(s: State, option: Option) -> None:
    """Lay the drawn tile, unexplored, behind the chosen door.

    If the tile has a pair tile, lay that, too. (GH-MAPITEM-1, GH-MAPITEM-2)
    """
    laying: LayATileArgs = s.named
    tile = s.drawn[0]
    s.drawn = s.drawn[1:]
    events.mapped(s, s.character[laying.hunter], tile)
    put_beyond(s, tile, door_tile(laying.door), door_way(laying.door), option[1])
