"""Opening doors: drawing, turning and laying tiles, and what comes with some of them."""

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
    """The seat of the hunter who opens a door."""
    opening: OpenArgs = s.named
    return s.owner[opening.hunter]


def pile_of(s: State, floor: int) -> int:
    """The pile from which the doors of a floor are opened. (GH-SCENE-3)"""
    return s.box.pile_of[s.scenario][floor]


def may_lie(s: State, tile: int, floor: int) -> bool:
    """Whether a tile may lie on a floor: most on any, Staircases, Towers and the Chute on some only.

    (GH-PLACE-3, GH-STAIR-3, GH-TOWER-5, GH-CHUTE-2)
    """
    return s.box.on_floors[tile] >> floor & 1 == 1


def fits(s: State, number: int, floor: int) -> bool:
    """Whether a pile holds a tile that may lie on a floor; if not, the door stays shut. (GH-DOOR-7, GH-DOOR-8)"""
    on_floors = s.box.on_floors
    for tile in s.piles[number]:
        if on_floors[tile] >> floor & 1:
            return True
    return False


def fits_anywhere(s: State) -> bool:
    """Whether a pile holds a tile that may lie on a floor whose doors are opened from it. (GH-DOOR-7, GH-DOOR-8)"""
    for floor, number in enumerate(s.box.pile_of[s.scenario]):
        if fits(s, number, floor):
            return True
    return False


def opens(s: State, tile: int, way: int) -> bool:
    """Whether a door to an empty space can be opened: a dead end cannot. (GH-DOOR-7, GH-DOOR-8)"""
    if s.covered_at and cell_beyond(s, tile, way) in s.covered_at:
        return True
    floor = floor_beyond(s, tile, way)
    return fits(s, pile_of(s, floor), floor)


def draw_tile(s: State) -> None:
    """Turn up the top tile; what may not lie here goes back, the pile is shuffled, and another is turned up.

    Who may choose between several turns up as many, of which one at least may lie here. (GH-DOOR-2, GH-DOOR-8,
    GH-DOOR-9)
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
    """Tiles that have been turned up go back to their pile, and it is shuffled. (GH-DOOR-8)

    Nobody learns from it which of the others are in the pile and which have been left in the box by lot.
    """
    cards = [*s.piles[number], *s.drawn]
    known_to_return(s, number, s.drawn)
    s.drawn = ()
    s.shuffle_openly([*cards, *s.piles[1 - number], *s.unused, *s.covered], "tile")
    s.dice.shuffle(cards)
    s.piles[number] = tuple(cards)


def known_to_return(s: State, number: int, tiles: Sequence[int]) -> None:
    """All have seen these tiles go back to a pile."""
    s.returned[number] += tuple([tile for tile in tiles if tile not in s.returned[number]])


def uncover(s: State, cell: int) -> None:
    """A tile that lies face down is turned up where it is. (GH-SCENE-5)"""
    tile, s.covered, s.covered_at = take_from(s.covered, s.covered_at, cell)
    s.drawn = (tile,)


def tiles_to_draw(s: State, hunter: int) -> int:
    """One, or more for who may choose by a feat or an Item. (GH-DOOR-9)"""
    most = 1
    for trait in s.traits(hunter):
        if isinstance(trait, ChooseTile):
            most = max(most, trait.tiles)
    return most


def tiles_to_choose(s: State) -> list[Option]:
    """Those of the tiles turned up that may lie there. (GH-DOOR-9)"""
    opening: OpenArgs = s.named
    floor = floor_beyond(s, opening.tile, opening.way)
    return [("lay", tile) for tile in s.drawn if len(s.drawn) == 1 or may_lie(s, tile, floor)]


def choose_tile(s: State, option: Option) -> None:
    """The others go under the pile, also those that may not lie there. (GH-DOOR-9)"""
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
    """The turns that leave a door at the door one comes through and fit the neighbours best. (GH-DOOR-4, GH-DOOR-5)"""
    opening: OpenArgs = s.named
    if s.law("open-house"):
        return [TURNS[0]]
    return turns_beyond(s, s.drawn[0], opening.tile, opening.way)


def turns_beyond(s: State, new: int, tile: int, way: int) -> list[Option]:
    """How a tile may be turned beyond a door. (GH-DOOR-3, GH-DOOR-4)"""
    cell = cell_beyond(s, tile, way)
    return [TURNS[quarters] for quarters in turns_for(s, new, cell, entry(way))]


def entry(way: int) -> int:
    """The side of a new tile through which it is entered: opposite of the way out. (GH-DOOR-3)"""
    return (way + 2) % 4


def lay_tile(s: State, option: Option) -> None:
    """It lies beyond the door. (GH-DOOR-2)"""
    opening: OpenArgs = s.named
    new = s.drawn[0]
    s.drawn = ()
    events.opened(s, s.character[opening.hunter], new)
    put_beyond(s, new, opening.tile, opening.way, option[1])


def put_beyond(s: State, new: int, tile: int, way: int, quarters: int) -> None:
    """A tile comes to lie beyond a door; the first of a floor at the other door of a Tower leads to it. (GH-TOWER-2)"""
    cell = cell_beyond(s, tile, way)
    if way == FAR:
        begin_floor(s, new, tile)
    put(s, new, cell, quarters)


def begin_floor(s: State, new: int, tower: int) -> None:
    """A floor begins with a tile at the other door of a Tower. (GH-TOWER-2)"""
    s.pending = tuple([other for other in s.pending if other != tower])
    s.ends += (wall_number(new, entry(FAR)),)
    s.ends_of += (tower,)


def put(s: State, tile: int, cell: int, quarters: int) -> None:
    """A tile comes to lie in a cell, and what belongs to it is laid as well: its pair, or the other door of a Tower.

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
    """Whether a tile waits aside or in a pile, and so can be laid with its partner. (GH-PLACE-9)"""
    return tile in s.aside or any(tile in pile for pile in s.piles)


def pair_floor(s: State, tile: int, pair: int, floor: int) -> int:
    """Where the other half lies: of a chute one floor down or up, of a staircase on its own.

    (GH-STAIR-1, GH-CHUTE-1)
    """
    if is_chute(s, tile):
        return floor - 1
    if is_landing(s, tile):
        return floor + 1
    return s.box.floors[pair][0]


def who_lays_the_rest(s: State) -> int:
    """The seat of the hunter who lays what comes with a tile: who opened it, where a hunter did.

    (GH-PLACE-7, GH-SCENE-68, GH-TOWER-3)
    """
    for step, args in reversed(s.places()):
        flow = s.program.flow_of[step]
        if flow == "open":
            return s.owner[args[2]]
        if flow == "lay a tile":
            return s.owner[args[1]]
    return s.owner[s.chooser(s.hunter)]


def places_of_pair(s: State) -> list[Option]:
    """Apart from all others, or beyond any door of its floor that leads to an empty space. (GH-PLACE-6, GH-PLACE-7)"""
    _pair, floor = s.args
    options: list[Option] = [APART]
    if s.law("fold"):
        return options
    for tile, way in unopened(s, floor):
        options.append(("beside", tile, way))
    return options


def place_pair(s: State, option: Option) -> None:
    """Apart it is not turned; beyond a door one asks how. (GH-PLACE-6, GH-PLACE-7)"""
    pair, floor = s.args
    if option == APART:
        s.leave("lay the pair")
        lay_pair(s, pair, free_cell(s, floor), 0)
    else:
        s.args = (pair, door_number(option[1], option[2]))


def turns_of_pair(s: State) -> list[Option]:
    """As of any tile that is laid at a door. (GH-DOOR-4, GH-DOOR-5)"""
    pair, door = s.args
    return turns_beyond(s, pair, door_tile(door), door_way(door))


def lay_pair_turned(s: State, option: Option) -> None:
    """It lies beyond that door; at the other door of a Tower its floor begins. (GH-PLACE-7, GH-TOWER-2)"""
    pair, door = s.args
    tile, way = door_tile(door), door_way(door)
    cell = cell_beyond(s, tile, way)
    if way == FAR:
        begin_floor(s, pair, tile)
    lay_pair(s, pair, cell, option[1])


def lay_pair(s: State, pair: int, cell: int, quarters: int) -> None:
    """Nobody has explored it; who has opened the other half of a staircase may not enter it in the same turn.

    (GH-MOVE-4, GH-STAIR-2, GH-CHUTE-6)
    """
    take_out(s, pair)
    if not is_landing(s, pair) and not is_chute(s, pair):
        s.fresh += (pair,)
    lay(s, pair, cell, quarters)
    events.appeared(s, pair, floor_of(cell))
    if awaited(s, pair):
        s.run("laid", pair)


def take_out(s: State, tile: int) -> None:
    """A tile is taken from wherever it is off the map."""
    s.aside = tuple([other for other in s.aside if other != tile])
    s.boxed = tuple([other for other in s.boxed if other != tile])
    s.unused = tuple([other for other in s.unused if other != tile])
    s.drawn = tuple([other for other in s.drawn if other != tile])
    for number in range(2):
        s.piles[number] = tuple([other for other in s.piles[number] if other != tile])


def ends_of_tower(s: State) -> list[Option]:
    """Where the other door of a Tower ends: a floor begins there, or at any side of it that borders on empty space and
    is a door or could take a door marker; without one the other door never opens. (GH-TOWER-2, GH-TOWER-3)
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
    """The end is marked; no tile lies beside the Tower on that floor. (GH-TOWER-2, GH-TOWER-3, GH-TOWER-4)"""
    tower, floor = s.args
    if option == APART:
        s.pending += (tower,)
    else:
        s.ends += (wall_number(option[1], option[2]),)
        s.ends_of += (tower,)
    events.tower(s, tower, floor)


def walk_in(s: State) -> None:
    """Whoever has opened a tile enters it, unless it asks for something else first. (GH-DOOR-2, GH-SCENE-67)"""
    opening: OpenArgs = s.named
    tile, way, hunter = opening.tile, opening.way, opening.hunter
    end = wall_tile(s.ends[s.ends_of.index(tile)]) if way == FAR else tile_at(s, cell_beyond(s, tile, way))
    if s.at[hunter] == tile and s.fares[hunter] == STANDING:
        if barred(s, hunter, end):
            events.barred(s, s.character[hunter], end)
            return
        arrive(s, hunter, end)


def open_wall(s: State) -> None:
    """In a mansion without any way on a door opens on a wall drawn by lot; it takes no door marker. (GH-DOOR-10)"""
    if s.law("fold") or s.law("open-house"):
        return
    chart = chart_of(s)
    if chart.way_on != UNKNOWN and opens(s, chart.way_on // DOORS, chart.way_on % DOORS):
        return
    if not s.covered_at and not fits_anywhere(s):
        return
    for tile in reversed(s.laid):  # what was laid last has most of the doors that nobody has opened
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
