"""Opening doors: draw, rotate and lay tiles, and lay the other tiles that come with some of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.chart import DOORS, UNKNOWN
from gloaming.games.ghost_hunter.constants import (
    FAR,
    FIRST,
    SECOND,
    STANDING,
    UNOPENED,
    door_number,
    door_tile,
    door_way,
    take_from,
    wall_number,
    wall_tile,
)
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import OpenArgs
from gloaming.games.ghost_hunter.rules.board import (
    cell_beyond,
    chart_of,
    charted_ways,
    floor_beyond,
    floor_of,
    free_cell,
    is_chute,
    is_landing,
    lay,
    tile_at,
)
from gloaming.games.ghost_hunter.rules.gates import barred
from gloaming.games.ghost_hunter.rules.placing import turns_for, unopened, walls_to_the_open
from gloaming.games.ghost_hunter.rules.rooms import arrive
from gloaming.games.ghost_hunter.rules.scenario import awaited
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.traits import ChooseTile

APART: Final[Option] = ("apart",)
TURNS: Final[tuple[Option, ...]] = tuple([("turn", quarters) for quarters in range(4)])


def opener(s: State) -> int:
    """Return the seat of the hunter who opens the door."""
    opening: OpenArgs = s.named
    return s.owner[opening.hunter]


def pile_of(s: State, floor: int) -> int:
    """Return the index of the pile from which the doors of a floor are opened. (GH-SCENE-3)"""
    return s.box.pile_of[s.scenario][floor]


def may_lie(s: State, tile: int, floor: int) -> bool:
    """Return whether a tile may lie on a floor.

    Staircases, Towers and Chutes are limited to certain floors. (GH-PLACE-3, GH-STAIR-3, GH-TOWER-5, GH-CHUTE-2)
    """
    return s.box.on_floors[tile] >> floor & 1 == 1


def fits(s: State, number: int, floor: int) -> bool:
    """Return whether a pile holds a tile that may lie on a floor. If not, doors on that floor stay shut.

    number: the index of the pile. (GH-DOOR-7, GH-DOOR-8)
    """
    on_floors = s.box.on_floors
    for tile in s.piles[number]:
        if on_floors[tile] >> floor & 1:
            return True
    return False


def fits_anywhere(s: State) -> bool:
    """Return whether any floor's pile holds a tile that may lie on that floor, so that a door could be opened.

    (GH-DOOR-7, GH-DOOR-8)
    """
    for floor, number in enumerate(s.box.pile_of[s.scenario]):
        if fits(s, number, floor):
            return True
    return False


def opens(s: State, tile: int, way: int) -> bool:
    """Return whether a door to an empty space can be opened: a face-down tile lies there, or the pile holds a tile that
    may lie on that floor. (GH-DOOR-7, GH-DOOR-8)
    """
    if s.covered_at and cell_beyond(s, tile, way) in s.covered_at:
        return True
    floor = floor_beyond(s, tile, way)
    return fits(s, pile_of(s, floor), floor)


def draw_tile(s: State) -> None:
    """Draw the tile to lay behind the opened door. If it may not lie on that floor, return it to the pile, shuffle the
    pile and draw again.

    A hunter who may choose from several tiles draws that many, of which at least one must be allowed on the floor.
    (GH-DOOR-2, GH-DOOR-8, GH-DOOR-9)
    """
    opening: OpenArgs = s.named
    cell = cell_beyond(s, opening.tile, opening.way)
    if cell in s.covered_at:
        uncover(s, cell)
        return
    floor = floor_beyond(s, opening.tile, opening.way)
    number = pile_of(s, floor)
    while fits(s, number, floor):
        count = tiles_to_draw(s, opening.hunter)
        s.drawn = s.piles[number][-count:][::-1]
        s.piles[number] = s.piles[number][: len(s.piles[number]) - len(s.drawn)]
        if any(may_lie(s, top, floor) for top in s.drawn):
            return
        for top in s.drawn:
            events.returned_tile(s, top)
        put_back(s, number)
    events.dead_end(s, opening.tile)
    s.leave("open")


def put_back(s: State, number: int) -> None:
    """Return the drawn tiles to a pile and shuffle the pile.

    This reveals nothing about which other tiles are in the pile and which were left in the box at random. number: the
    index of the pile. (GH-DOOR-8)
    """
    cards = [*s.piles[number], *s.drawn]
    known_to_return(s, number, s.drawn)
    s.drawn = ()
    s.shuffle_openly([*cards, *s.piles[1 - number], *s.unused, *s.covered], "tile")
    s.dice.shuffle(cards)
    s.piles[number] = tuple(cards)


def known_to_return(s: State, number: int, tiles: Sequence[int]) -> None:
    """Record that these tiles were returned to a pile in view of all players. number: the index of the pile."""
    s.returned[number] += tuple([tile for tile in tiles if tile not in s.returned[number]])


def uncover(s: State, cell: int) -> None:
    """Take the face-down tile in a cell as the tile to lay. (GH-SCENE-5)"""
    tile, s.covered, s.covered_at = take_from(s.covered, s.covered_at, cell)
    s.drawn = (tile,)


def tiles_to_draw(s: State, hunter: int) -> int:
    """Return how many tiles a hunter draws when opening a door: one, or more with a Special Feat or an Item.

    (GH-DOOR-9)
    """
    most = 1
    for trait in s.traits(hunter):
        if isinstance(trait, ChooseTile):
            most = max(most, trait.tiles)
    return most


def tiles_to_choose(s: State) -> list[Option]:
    """Return the options to lay each drawn tile that is allowed on the floor beyond the door. (GH-DOOR-9)"""
    opening: OpenArgs = s.named
    floor = floor_beyond(s, opening.tile, opening.way)
    return [("lay", tile) for tile in s.drawn if len(s.drawn) == 1 or may_lie(s, tile, floor)]


def choose_tile(s: State, option: Option) -> None:
    """Keep the chosen tile to lay.

    The other drawn tiles go under the pile, including those that are not allowed on the floor. (GH-DOOR-9)
    """
    if len(s.drawn) == 1:
        return
    opening: OpenArgs = s.named
    tile: int = option[1]
    rest = tuple([other for other in s.drawn if other != tile])
    s.drawn = (tile,)
    number = pile_of(s, floor_beyond(s, opening.tile, opening.way))
    for other in rest:
        s.hide_openly(other, "tile")
    known_to_return(s, number, rest)
    s.piles[number] = rest + s.piles[number]


def turns_to_choose(s: State) -> list[Option]:
    """Return the options to rotate the drawn tile: those with a door on the side of entry that fit the adjacent tiles
    best. (GH-DOOR-4, GH-DOOR-5)
    """
    opening: OpenArgs = s.named
    if s.law("open-house"):
        return [TURNS[0]]
    return turns_beyond(s, s.drawn[0], opening.tile, opening.way)


def turns_beyond(s: State, new: int, tile: int, way: int) -> list[Option]:
    """Return the options to rotate a tile that is laid beyond a door. new: the tile to lay; tile, way: the door.

    (GH-DOOR-3, GH-DOOR-4)
    """
    cell = cell_beyond(s, tile, way)
    return [TURNS[quarters] for quarters in turns_for(s, new, cell, entry(way))]


def entry(way: int) -> int:
    """Return the side through which a new tile is entered, opposite to the side of the door that leads to it.

    (GH-DOOR-3)
    """
    return (way + 2) % 4


def lay_tile(s: State, option: Option) -> None:
    """Lay the drawn tile beyond the opened door in the chosen rotation. (GH-DOOR-2)"""
    opening: OpenArgs = s.named
    new = s.drawn[0]
    s.drawn = ()
    events.opened(s, s.character[opening.hunter], new)
    put_beyond(s, new, opening.tile, opening.way, option[1])


def put_beyond(s: State, new: int, tile: int, way: int, quarters: int) -> None:
    """Lay a tile beyond a door. If the door is the other door of a Tower, the tile begins a floor and leads to the
    Tower.

    new: the tile to lay; tile, way: the door. (GH-TOWER-2)
    """
    cell = cell_beyond(s, tile, way)
    if way == FAR:
        begin_floor(s, new, tile)
    put(s, new, cell, quarters)


def begin_floor(s: State, new: int, tower: int) -> None:
    """Record that a new tile, the first of its floor, lies at the other door of a Tower. (GH-TOWER-2)"""
    s.pending = tuple([other for other in s.pending if other != tower])
    s.ends += (wall_number(new, entry(FAR)),)
    s.ends_of += (tower,)


def put(s: State, tile: int, cell: int, quarters: int) -> None:
    """Lay a tile in a cell; afterwards lay its pair tile, or choose the other end of a Tower.

    (GH-PLACE-4, GH-PLACE-5, GH-PLACE-9, GH-STAIR-1, GH-CHUTE-1, GH-TOWER-3)
    """
    lay(s, tile, cell, quarters)
    s.note_progress()
    floor = floor_of(cell)
    pair = s.box.pair[tile]
    paired = pair >= 0 and in_play(s, pair)
    tower = s.box.tiles[tile].tower
    if paired or tower or awaited(s, tile):
        s.run("laid", tile)
    if paired:
        s.run("lay the pair", pair, pair_floor(s, tile, pair, floor))
    elif tower:
        s.run("lead a Tower on", tile, FIRST + SECOND - floor)


def in_play(s: State, tile: int) -> bool:
    """Return whether a tile is set aside or in a pile, so that it can be laid together with its pair tile.

    (GH-PLACE-9)
    """
    return tile in s.aside or any(tile in pile for pile in s.piles)


def pair_floor(s: State, tile: int, pair: int, floor: int) -> int:
    """Return the floor on which a pair tile is laid: for a Chute one floor below or above the first tile, for stairs
    the only floor of the pair tile. (GH-STAIR-1, GH-CHUTE-1)
    """
    if is_chute(s, tile):
        return floor - 1
    if is_landing(s, tile):
        return floor + 1
    return s.box.floors[pair][0]


def who_lays_the_rest(s: State) -> int:
    """Return the seat of the hunter who chooses where a pair tile or the other end of a Tower goes.

    It is the hunter who opened or laid the first tile; if no hunter did, the one who chooses for all. (GH-PLACE-7,
    GH-SCENE-68, GH-TOWER-3)
    """
    for step, args in reversed(s.places()):
        flow = s.program.flow_of[step]
        if flow == "open":
            return s.owner[args[2]]
        if flow == "lay a tile":
            return s.owner[args[1]]
    return s.owner[s.chooser(s.hunter)]


def places_of_pair(s: State) -> list[Option]:
    """Return the options for the place of a pair tile: apart from all other tiles, or beyond an unopened door of the
    floor. (GH-PLACE-6, GH-PLACE-7)
    """
    _pair, floor = s.args
    options: list[Option] = [APART]
    if s.law("fold"):
        return options
    for tile, way in unopened(s, floor):
        options.append(("beside", tile, way))
    return options


def place_pair(s: State, option: Option) -> None:
    """Lay the pair tile apart from all others, or remember the chosen door; its rotation is then asked.

    (GH-PLACE-6, GH-PLACE-7)
    """
    pair, floor = s.args
    if option == APART:
        s.leave("lay the pair")
        lay_pair(s, pair, free_cell(s, floor), 0)
    else:
        s.args = (pair, door_number(option[1], option[2]))


def turns_of_pair(s: State) -> list[Option]:
    """Return the options to rotate a pair tile beyond the chosen door. (GH-DOOR-4, GH-DOOR-5)"""
    pair, door = s.args
    return turns_beyond(s, pair, door_tile(door), door_way(door))


def lay_pair_turned(s: State, option: Option) -> None:
    """Lay the pair tile beyond the chosen door in the chosen rotation.

    At the other door of a Tower it begins a floor. (GH-PLACE-7, GH-TOWER-2)
    """
    pair, door = s.args
    tile, way = door_tile(door), door_way(door)
    cell = cell_beyond(s, tile, way)
    if way == FAR:
        begin_floor(s, pair, tile)
    lay_pair(s, pair, cell, option[1])


def lay_pair(s: State, pair: int, cell: int, quarters: int) -> None:
    """Lay a pair tile, which stays unexplored.

    A hunter cannot enter the second half of a staircase in the turn in which it is laid. (GH-MOVE-4, GH-STAIR-2,
    GH-CHUTE-6)
    """
    take_out(s, pair)
    if not is_landing(s, pair) and not is_chute(s, pair):
        s.fresh += (pair,)
    lay(s, pair, cell, quarters)
    events.appeared(s, pair, floor_of(cell))
    if awaited(s, pair):
        s.run("laid", pair)


def take_out(s: State, tile: int) -> None:
    """Remove a tile from the place where it waits: a pile, the tiles set aside, the box or the drawn tiles."""
    s.aside = tuple([other for other in s.aside if other != tile])
    s.boxed = tuple([other for other in s.boxed if other != tile])
    s.unused = tuple([other for other in s.unused if other != tile])
    s.drawn = tuple([other for other in s.drawn if other != tile])
    for number in range(2):
        s.piles[number] = tuple([other for other in s.piles[number] if other != tile])


def ends_of_tower(s: State) -> list[Option]:
    """Return the options for the other end of a Tower: a new floor if the other floor is empty, otherwise a side of a
    tile on that floor.

    The side must border on empty space and be a door or able to take a door marker. If there is none, the other door
    never opens. (GH-TOWER-2, GH-TOWER-3)
    """
    floor = s.args[1]
    there = [tile for tile in s.laid if floor_of(s.cell[tile]) == floor]
    if not there:
        return [APART]
    options: list[Option] = [("beside", tile, way) for tile, way in unopened(s, floor) if way != FAR]
    for tile in there:
        options += [("beside", tile, side) for side in walls_to_the_open(s, tile)]
    return options


def lead_tower(s: State, option: Option) -> None:
    """Record where the other door of the Tower leads.

    On that floor no tile counts as adjacent to the Tower. (GH-TOWER-2, GH-TOWER-3, GH-TOWER-4)
    """
    tower, floor = s.args
    if option == APART:
        s.pending += (tower,)
    else:
        s.ends += (wall_number(option[1], option[2]),)
        s.ends_of += (tower,)
    events.tower(s, tower, floor)


def walk_in(s: State) -> None:
    """Move the hunter who opened a tile into it, unless the scenario's conditions for entering it are not met.

    (GH-DOOR-2, GH-SCENE-67)
    """
    opening: OpenArgs = s.named
    tile, way, hunter = opening.tile, opening.way, opening.hunter
    end = wall_tile(s.ends[s.ends_of.index(tile)]) if way == FAR else tile_at(s, cell_beyond(s, tile, way))
    if s.at[hunter] == tile and s.fares[hunter] == STANDING:
        if barred(s, hunter, end):
            events.barred(s, s.character[hunter], end)
            return
        arrive(s, hunter, end)


def open_wall(s: State) -> None:
    """Turn a random wall into a door if no door of the mansion can be opened. No door marker is used. (GH-DOOR-10)"""
    if s.law("fold") or s.law("open-house"):
        return
    chart = chart_of(s)
    if chart.way_on != UNKNOWN and opens(s, chart.way_on // DOORS, chart.way_on % DOORS):
        return
    if not s.covered_at and not fits_anywhere(s):
        return
    for tile in reversed(s.laid):  # the latest tiles have most of the unopened doors
        leads = chart.of(tile).leads
        for way in charted_ways(s, chart, tile):
            if way <= FAR and leads[way] == UNOPENED and opens(s, tile, way):
                chart.way_on = DOORS * tile + way
                return
    walls: list[int] = []
    for tile in s.laid:
        floor = floor_of(s.cell[tile])
        if fits(s, pile_of(s, floor), floor):
            walls += [wall_number(tile, side) for side in walls_to_the_open(s, tile)]
    if walls:
        wall = walls[s.dice.below(len(walls))]
        s.new_doors += (wall,)
        s.note_progress()
        events.wall_opened(s, wall_tile(wall))
