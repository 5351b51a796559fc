"""The map: cells and floors, doors, what lies beyond them, and distances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gloaming.games.ghost_hunter.chart import UNKNOWN, Chart, Doors
from gloaming.games.ghost_hunter.constants import (
    CELLS,
    CLIMB,
    FAR,
    FIRST,
    FLOORS,
    NONE,
    SECOND,
    SLIDE,
    STAIRS,
    TURNED,
    UNOPENED,
    WIDE,
    wall_number,
    wall_side,
    wall_tile,
)
from gloaming.games.ghost_hunter.state import State, changed

MIDDLE: Final = (WIDE // 2) * WIDE + WIDE // 2


STEPS: Final[tuple[int, ...]] = (-WIDE, 1, WIDE, -1)


BITS: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in range(16)])
"""The number of sides in each mask of sides."""


def middle(floor: int, part: int = 0) -> int:
    """Return the middle cell of a floor, or of a separate part of a floor, where its first tile lies.

    Each part has its own grid, so tiles of different floors or parts are never adjacent. (GH-PLACE-1, GH-PLACE-8)
    """
    return (floor + len(FLOORS) * part) * CELLS + MIDDLE


def floor_of(cell: int) -> int:
    """Return the floor of a cell: 0 basement, 1 first, 2 second. (GH-PLACE-1)"""
    number: i64 = cell
    return number // CELLS % len(FLOORS)


def beyond(cell: int, side: int) -> int:
    """Return the cell next to a cell on one side."""
    return cell + STEPS[side]


def turned(mask: int, quarters: int) -> int:
    """Return a mask of doors after clockwise rotation. quarters: the number of quarter turns."""
    return TURNED[4 * mask + quarters]


def tile_at(s: State, cell: int) -> int:
    """Return the tile in a cell, NONE if it is empty."""
    return chart_of(s).tile_in.get(cell, NONE)


def doors_of(s: State, tile: int) -> int:
    """Return the printed doors of a tile on the map as rotated, one bit for each side.

    For a Tower, return only the door of the floor where it lies. (GH-TOWER-1)
    """
    quarters = s.turned[tile]
    doors = s.box.turned_doors[4 * tile + quarters]
    return doors if doors >= 0 else turned(tower_door(floor_of(s.cell[tile])), quarters)


def tower_door(floor: int) -> int:
    """Return the mask of the door of an unrotated Tower on a floor: north on the first floor, south on the second.

    (GH-TOWER-1)
    """
    return 1 if floor == FIRST else 4


def printed_doors(s: State, tile: int, cell: int) -> int:
    """Return the printed doors of an unrotated tile, one bit for each side, if it were laid in a cell.

    The door of a Tower depends on the cell's floor. (GH-TOWER-1)
    """
    return tower_door(floor_of(cell)) if s.box.tiles[tile].tower else s.box.doors[tile]


def marked(s: State, tile: int, side: int) -> bool:
    """Return whether a wall of a tile has become a door, with a door marker or without one.

    (GH-MARKER-1, GH-DOOR-10)
    """
    if not s.markers and not s.new_doors:
        return False
    wall = wall_number(tile, side)
    return wall in s.markers or wall in s.new_doors


def has_door(s: State, tile: int, side: int) -> bool:
    """Return whether a side of a tile has a door: printed, or made later. (GH-MARKER-1)"""
    return doors_of(s, tile) >> side & 1 == 1 or marked(s, tile, side)


def lets_in(s: State, tile: int) -> bool:
    """Return whether a door marker on the next tile may lead into this tile.

    Towers, the balcony and the Sealing Room do not allow it. (GH-MARKER-4, GH-MARKER-5)
    """
    entry = s.box.tiles[tile]
    return not entry.tower and entry.marker in ("any", "not-out")


def lets_out(s: State, tile: int) -> bool:
    """Return whether a door marker may be placed in a tile.

    Towers, the balcony and the garden do not allow it. (GH-MARKER-4)
    """
    entry = s.box.tiles[tile]
    return not entry.tower and entry.marker in ("any", "not-in")


def chart_of(s: State) -> Chart:
    """Return the cache of where doors lead on the current map. Create a new one if the map has changed."""
    chart = s.chart
    if not holds(s, chart):
        s.chart = chart = drawn(s, [None] * len(s.cell), {s.cell[tile]: tile for tile in reversed(s.laid)})
        chart.locked = tuple([tile for tile in s.laid if s.locks[tile]])
    return chart


def holds(s: State, chart: Chart) -> bool:
    """Return whether a cache is still valid, that is, whether the map has not changed since."""
    return (
        chart.laid is s.laid
        and chart.cell is s.cell
        and chart.turned is s.turned
        and chart.locks is s.locks
        and chart.ends is s.ends
        and chart.ends_of is s.ends_of
        and chart.pending is s.pending
        and chart.markers is s.markers
        and chart.new_doors is s.new_doors
        and chart.covered_at is s.covered_at
        and chart.laws == s.laws
    )


def drawn(s: State, doors: list[Doors | None], tile_in: dict[int, int]) -> Chart:
    """Return a cache for the current map that begins with the given results about doors and cells."""
    chart = Chart(doors, tile_in)
    chart.laid, chart.cell, chart.turned, chart.locks = s.laid, s.cell, s.turned, s.locks
    chart.ends, chart.ends_of, chart.pending = s.ends, s.ends_of, s.pending
    chart.markers, chart.new_doors, chart.covered_at, chart.laws = s.markers, s.new_doors, s.covered_at, s.laws
    return chart


def lay(s: State, tile: int, cell: int, quarters: int) -> None:
    """Lay a tile in a cell, rotated by quarter turns.

    The cache of doors is kept, except for the doors of the tile, of its pair tile, and of adjacent tiles on the shared
    side. (GH-DOOR-2)
    """
    before = s.chart
    one_more = holds(s, before) and cell not in before.tile_in
    s.laid += (tile,)
    s.cell = changed(s.cell, tile, cell)
    if quarters != s.turned[tile]:
        s.turned = changed(s.turned, tile, quarters)
    if not one_more:
        return
    tile_in = before.tile_in.copy()
    tile_in[cell] = tile
    s.chart = chart = drawn(s, before.doors[:], tile_in)
    chart.locked = before.locked
    chart.way_on = before.way_on
    chart.forget(tile)
    if s.box.pair[tile] >= 0:
        chart.forget(s.box.pair[tile])
    for side, step in enumerate(STEPS):
        beside = tile_in.get(cell + step, NONE)
        if beside >= 0:
            chart.forget_side(beside, (side + 2) % 4)


def locked_tiles(s: State) -> tuple[int, ...]:
    """Return the tiles with locked doors. (GH-LOCKED-1)"""
    chart = s.chart
    return chart.locked if chart.locks is s.locks else chart_of(s).locked


def leads_to(s: State, tile: int, way: int) -> int:
    """Return the tile to which a way out of a tile leads, UNOPENED if no tile lies there yet, NONE if there is no
    passage or it is locked.
    """
    chart = chart_of(s)
    leads = chart.of(tile).leads
    there = leads[way]
    if there == UNKNOWN:
        there = leads[way] = look_through(s, chart, tile, way)
    return there


def look_through(s: State, chart: Chart, tile: int, way: int) -> int:
    """Compute the result of `leads_to` without the cached value.

    A locked door cannot be passed from either side, whichever of the two tiles has the lock. (GH-LOCKED-1)
    """
    locks = s.locks[tile]
    if locks and locks >> way & 1:
        return NONE
    there = passage(s, chart, tile, way)
    if there >= 0:
        locks = s.locks[there]
        if locks and locks >> way_back(s, tile, way) & 1:
            return NONE
    return there


def passage(s: State, chart: Chart, tile: int, way: int) -> int:
    """Return the tile to which a way out of a tile leads, even through locks; UNOPENED if no tile lies there yet, NONE
    without a passage.

    A passage joins two adjacent tiles if both have a door on the shared side. If a door meets a wall, there is no
    passage in either direction, unless a door marker turns the wall into a door. Under the law "open-house", all
    adjacent tiles are joined; under the law "fold", no more doors are opened. (GH-DOOR-1, GH-DOOR-6, GH-MARKER-1,
    GH-SCENE-53, GH-SCENE-60)
    """
    if way == FAR:
        return tower_leads_to(s, tile)
    if s.ends and wall_number(tile, way) in s.ends:
        return s.ends_of[s.ends.index(wall_number(tile, way))]
    there = s.cell[tile] + STEPS[way]
    other = chart.tile_in.get(there, NONE)
    if s.law("open-house"):
        if other >= 0:
            return other
        return UNOPENED if there in s.covered_at else NONE
    mine = doors_of(s, tile) >> way & 1 == 1
    if other < 0:
        return UNOPENED if (mine or marked(s, tile, way)) and not s.law("fold") else NONE
    back = (way + 2) % 4
    if s.ends and wall_number(other, back) in s.ends:
        return NONE
    theirs = doors_of(s, other) >> back & 1 == 1
    if mine and theirs:
        return other
    if (theirs or lets_in(s, other)) and marked(s, tile, way):
        return other
    if marked(s, other, back) and (mine or lets_in(s, tile)):
        return other
    return NONE


def way_back(s: State, tile: int, way: int) -> int:
    """Return the way out of the tile beyond a passage that leads back to this tile. (GH-TOWER-3)"""
    if way == FAR:
        return wall_side(s.ends[s.ends_of.index(tile)])
    return FAR if s.ends and wall_number(tile, way) in s.ends else (way + 2) % 4


def tower_leads_to(s: State, tower: int) -> int:
    """Return the tile to which the other door of a Tower leads, on the other floor; UNOPENED or NONE as in `leads_to`.

    (GH-TOWER-2, GH-TOWER-3)
    """
    if tower in s.ends_of:
        return wall_tile(s.ends[s.ends_of.index(tower)])
    if tower in s.pending and not s.law("fold") and not s.law("open-house"):
        return UNOPENED
    return NONE


def floor_beyond(s: State, tile: int, way: int) -> int:
    """Return the floor to which a way out of a tile leads.

    The other door of a Tower leads to the other of its two floors. (GH-TOWER-1)
    """
    floor = floor_of(s.cell[tile])
    return FIRST + SECOND - floor if way == FAR else floor


def cell_beyond(s: State, tile: int, way: int) -> int:
    """Return the cell to which a way out of a tile leads.

    The other door of a Tower leads to the first cell of a new floor. (GH-TOWER-2)
    """
    return free_cell(s, floor_beyond(s, tile, way)) if way == FAR else beyond(s.cell[tile], way)


def stairs_from(s: State, tile: int) -> int:
    """Return the other half of a staircase.

    Return NONE if it is not on the map, or if the tile is no staircase. (GH-STAIR-1, GH-PLACE-9)
    """
    pair = s.box.pair[tile]
    if pair < 0 or is_chute(s, tile) or is_chute(s, pair) or s.cell[pair] < 0:
        return NONE
    return pair


def is_chute(s: State, tile: int) -> bool:
    """Return whether a tile is the upper end of a Chute. (GH-CHUTE-1)"""
    return s.box.tiles[tile].chute == "upper"


def is_landing(s: State, tile: int) -> bool:
    """Return whether a tile is the lower end of a Chute. (GH-CHUTE-1)"""
    return s.box.tiles[tile].chute == "lower"


def ways(s: State, tile: int) -> tuple[int, ...]:
    """Return all ways out of a tile by one step, including unopened doors. Steps are never diagonal. (GH-MOVE-2)"""
    return charted_ways(s, chart_of(s), tile)


def charted_ways(s: State, chart: Chart, tile: int) -> tuple[int, ...]:
    """Return the result of `ways`, using and filling a cache of the current map."""
    doors = chart.of(tile)
    if doors.ways is not None:
        return doors.ways
    leads = doors.leads
    open_ways: list[int] = []
    for way in range(FAR + 1 if s.box.tiles[tile].tower else FAR):
        if leads[way] == UNKNOWN:
            leads[way] = look_through(s, chart, tile, way)
        if leads[way] != NONE:
            open_ways.append(way)
    if stairs_from(s, tile) >= 0:
        open_ways.append(STAIRS)
    doors.ways = now = tuple(open_ways)
    return now


def destination(s: State, tile: int, way: int) -> int:
    """Return the tile to which a way out of a tile leads, as `leads_to` does, but also for stairs and Chutes."""
    if way <= FAR:
        return leads_to(s, tile, way)
    if way == STAIRS:
        return stairs_from(s, tile)
    if way in (SLIDE, CLIMB):
        return s.box.pair[tile]
    return NONE


def neighbours(s: State, tile: int) -> tuple[int, ...]:
    """Return the tiles next door: those joined to a tile by a passage, stairs or a Tower. (GH-ACE-6)"""
    chart = chart_of(s)
    doors = chart.of(tile)
    if doors.near is not None:
        return doors.near
    tiles: list[int] = []
    for way in charted_ways(s, chart, tile):
        other = doors.leads[way] if way <= FAR else stairs_from(s, tile)
        if other >= 0 and other not in tiles:
            tiles.append(other)
    doors.near = now = tuple(tiles)
    return now


def distances(s: State, tile: int) -> dict[int, int]:
    """Return the number of steps from a tile to every tile that can be reached from it without opening doors.

    (GH-SPACE-2)
    """
    far = {tile: 0}
    edge = [tile]
    while edge:
        following: list[int] = []
        for here in edge:
            for there in neighbours(s, here):
                if there not in far:
                    far[there] = far[here] + 1
                    following.append(there)
        edge = following
    return far


def free_cell(s: State, floor: int) -> int:
    """Return a cell on a floor that is apart from all other tiles: the middle of the floor if it is empty, otherwise of
    a new separate part. (GH-PLACE-6, GH-PLACE-8)
    """
    grids = [s.cell[tile] // CELLS for tile in s.laid] + [cell // CELLS for cell in s.covered_at]
    part = 0
    while floor + len(FLOORS) * part in grids:
        part += 1
    return middle(floor, part)


def lift(s: State, tile: int) -> None:
    """Remove a tile from the map, together with its door markers. (GH-MARKER-7)"""
    s.laid = tuple([other for other in s.laid if other != tile])
    s.explored = tuple([other for other in s.explored if other != tile])
    s.markers = tuple([wall for wall in s.markers if wall_tile(wall) != tile])
    s.new_doors = tuple([wall for wall in s.new_doors if wall_tile(wall) != tile])
    s.pending = tuple([tower for tower in s.pending if tower != tile])
    kept = [pair for pair in zip(s.ends, s.ends_of, strict=True) if tile not in (wall_tile(pair[0]), pair[1])]
    s.ends = tuple([end for end, _ in kept])
    s.ends_of = tuple([tower for _, tower in kept])
    s.cell = changed(s.cell, tile, NONE)
    s.locks = changed(s.locks, tile, 0)
