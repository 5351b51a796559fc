"""The map: cells and floors, doors, the tiles and spaces beyond them, and distances."""

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
"""The number of sides in each mask."""


def middle(floor: int, part: int = 0) -> int:
    """Return the cell of the first tile of a floor, or of a separate part of a floor.

    Each part has its own grid, so tiles of different floors or parts are never adjacent. (GH-PLACE-1, GH-PLACE-8)
    """
    return (floor + len(FLOORS) * part) * CELLS + MIDDLE


def floor_of(cell: int) -> int:
    """Return the floor of a cell: 0 basement, 1 first, 2 second. (GH-PLACE-1)"""
    number: i64 = cell
    return number // CELLS % len(FLOORS)


def beyond(cell: int, side: int) -> int:
    """Return the adjacent cell on a side."""
    return cell + STEPS[side]


def turned(mask: int, quarters: int) -> int:
    """Return a mask of doors rotated clockwise by quarter turns."""
    return TURNED[4 * mask + quarters]


def tile_at(s: State, cell: int) -> int:
    """Return the tile in a cell, NONE if it is empty."""
    return chart_of(s).tile_in.get(cell, NONE)


def doors_of(s: State, tile: int) -> int:
    """Return the printed doors of a tile in its rotation, as one bit per side; for a Tower the door to its floor.

    (GH-TOWER-1)
    """
    quarters = s.turned[tile]
    doors = s.box.turned_doors[4 * tile + quarters]
    return doors if doors >= 0 else turned(tower_door(floor_of(s.cell[tile])), quarters)


def tower_door(floor: int) -> int:
    """Return the door of an unrotated Tower that leads to a floor: the lower one, to the first floor, is in the north.

    (GH-TOWER-1)
    """
    return 1 if floor == FIRST else 4


def printed_doors(s: State, tile: int, cell: int) -> int:
    """Return the printed doors of an unrotated tile for a cell, as one bit per side. (GH-TOWER-1)"""
    return tower_door(floor_of(cell)) if s.box.tiles[tile].tower else s.box.doors[tile]


def marked(s: State, tile: int, side: int) -> bool:
    """Return whether a wall of a tile has become a door, by a marker or without. (GH-MARKER-1, GH-DOOR-10)"""
    if not s.markers and not s.new_doors:
        return False
    wall = wall_number(tile, side)
    return wall in s.markers or wall in s.new_doors


def has_door(s: State, tile: int, side: int) -> bool:
    """Return whether a side of a tile is a door, printed or made. (GH-MARKER-1)"""
    return doors_of(s, tile) >> side & 1 == 1 or marked(s, tile, side)


def lets_in(s: State, tile: int) -> bool:
    """Return whether a marker next door may lead into a tile: not into Towers, the balcony and the Sealing Room.

    (GH-MARKER-4, GH-MARKER-5)
    """
    entry = s.box.tiles[tile]
    return not entry.tower and entry.marker in ("any", "not-out")


def lets_out(s: State, tile: int) -> bool:
    """Return whether a marker may be placed in a tile: not in Towers, on the balcony and in the garden.

    (GH-MARKER-4)
    """
    entry = s.box.tiles[tile]
    return not entry.tower and entry.marker in ("any", "not-in")


def chart_of(s: State) -> Chart:
    """Return the chart of the current map, a new one if anything that doors depend on has changed."""
    chart = s.chart
    if not holds(s, chart):
        s.chart = chart = drawn(s, [None] * len(s.cell), {s.cell[tile]: tile for tile in reversed(s.laid)})
        chart.locked = tuple([tile for tile in s.laid if s.locks[tile]])
    return chart


def holds(s: State, chart: Chart) -> bool:
    """Return whether a chart is still valid for the map."""
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
    """Return a chart of the current map that keeps the given data about doors."""
    chart = Chart(doors, tile_in)
    chart.laid, chart.cell, chart.turned, chart.locks = s.laid, s.cell, s.turned, s.locks
    chart.ends, chart.ends_of, chart.pending = s.ends, s.ends_of, s.pending
    chart.markers, chart.new_doors, chart.covered_at, chart.laws = s.markers, s.new_doors, s.covered_at, s.laws
    return chart


def lay(s: State, tile: int, cell: int, quarters: int) -> None:
    """Lay a tile in a cell, rotated by quarter turns.

    The chart is kept, except for the doors of the tile, of its pair, and of adjacent tiles towards it. (GH-DOOR-2)
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
    """Return the tile that a way leads to, UNOPENED if there is none yet, NONE without a passage or if it is locked."""
    chart = chart_of(s)
    leads = chart.of(tile).leads
    there = leads[way]
    if there == UNKNOWN:
        there = leads[way] = look_through(s, chart, tile, way)
    return there


def look_through(s: State, chart: Chart, tile: int, way: int) -> int:
    """Compute the tile that a way leads to, UNOPENED or NONE, for `leads_to`.

    A lock works from either side, on either of the two tiles. (GH-LOCKED-1)
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
    """Return the tile behind a side of a tile, or behind the other door of a Tower, locked or not; UNOPENED or NONE.

    A passage joins two adjacent tiles where a door of each meets the other. Where a door meets a wall, there is no
    passage from either side, unless a marker makes the wall a door. In an open house every side between two tiles is a
    passage; in a house that folds no more doors are opened.
    (GH-DOOR-1, GH-DOOR-6, GH-MARKER-1, GH-SCENE-53, GH-SCENE-60)
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
    """Return the way that leads back from the tile beyond a passage. (GH-TOWER-3)"""
    if way == FAR:
        return wall_side(s.ends[s.ends_of.index(tile)])
    return FAR if s.ends and wall_number(tile, way) in s.ends else (way + 2) % 4


def tower_leads_to(s: State, tower: int) -> int:
    """Return the tile behind the other door of a Tower, on its other floor; it may still be unopened.

    (GH-TOWER-2, GH-TOWER-3)
    """
    if tower in s.ends_of:
        return wall_tile(s.ends[s.ends_of.index(tower)])
    if tower in s.pending and not s.law("fold") and not s.law("open-house"):
        return UNOPENED
    return NONE


def floor_beyond(s: State, tile: int, way: int) -> int:
    """Return the floor of the tile beyond a door; beyond the other door of a Tower it is the other floor.

    (GH-TOWER-1)
    """
    floor = floor_of(s.cell[tile])
    return FIRST + SECOND - floor if way == FAR else floor


def cell_beyond(s: State, tile: int, way: int) -> int:
    """Return the cell beyond a door; beyond the other door of a Tower, the first cell of its floor. (GH-TOWER-2)"""
    return free_cell(s, floor_beyond(s, tile, way)) if way == FAR else beyond(s.cell[tile], way)


def stairs_from(s: State, tile: int) -> int:
    """Return the other half of a staircase if it is on the map, NONE for any other tile. (GH-STAIR-1, GH-PLACE-9)"""
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
    """Return every way out of a tile by a step, opened or not, never diagonally. (GH-MOVE-2)"""
    return charted_ways(s, chart_of(s), tile)


def charted_ways(s: State, chart: Chart, tile: int) -> tuple[int, ...]:
    """Compute `ways` with a chart of the current map, and fill in where they lead, except for stairs."""
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
    """Return the tile that a way leads to, as `leads_to` does, including stairs and Chutes."""
    if way <= FAR:
        return leads_to(s, tile, way)
    if way == STAIRS:
        return stairs_from(s, tile)
    if way in (SLIDE, CLIMB):
        return s.box.pair[tile]
    return NONE


def neighbours(s: State, tile: int) -> tuple[int, ...]:
    """Return the tiles next door: those joined by a passage, including stairs and Towers. (GH-ACE-6)"""
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
    """Return the number of steps from a tile to every tile that can be reached through passages. (GH-SPACE-2)"""
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
    """Return a cell apart from all other tiles: the middle of a new floor, or of a new part of the floor.

    (GH-PLACE-6, GH-PLACE-8)
    """
    grids = [s.cell[tile] // CELLS for tile in s.laid] + [cell // CELLS for cell in s.covered_at]
    part = 0
    while floor + len(FLOORS) * part in grids:
        part += 1
    return middle(floor, part)


def lift(s: State, tile: int) -> None:
    """Remove a tile from the map, with the door markers that belong to it. (GH-MARKER-7)"""
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
