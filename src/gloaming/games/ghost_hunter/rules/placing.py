"""Places for tiles: the unopened doors of the map, and the rotations that fit."""

from __future__ import annotations

from gloaming.games.ghost_hunter.constants import FAR, NONE, UNOPENED, wall_number
from gloaming.games.ghost_hunter.rules.board import (
    BITS,
    STEPS,
    beyond,
    cell_beyond,
    chart_of,
    charted_ways,
    floor_beyond,
    has_door,
    lets_out,
    printed_doors,
    tile_at,
    turned,
)
from gloaming.games.ghost_hunter.state import State


def unopened(s: State, floor: int = NONE) -> list[tuple[int, int]]:
    """Return every door that leads to an empty space, as a pair of tile and way. floor: the floor to which it leads,
    NONE for all. (GH-PLACE-7)
    """
    doors: list[tuple[int, int]] = []
    chart = chart_of(s)
    for tile in s.laid:
        leads = chart.of(tile).leads
        for way in charted_ways(s, chart, tile):
            if way <= FAR and leads[way] == UNOPENED:
                if s.covered_at and cell_beyond(s, tile, way) in s.covered_at:
                    continue
                if floor < 0 or floor_beyond(s, tile, way) == floor:
                    doors.append((tile, way))
    return doors


def has_unopened(s: State, floors: int) -> bool:
    """Return whether a door leads to an empty space on some floors. floors: a mask of the floors. (GH-PLACE-7)"""
    if not floors:
        return False
    chart = chart_of(s)
    for tile in reversed(s.laid):  # the latest tiles have most of the unopened doors
        leads = chart.of(tile).leads
        for way in charted_ways(s, chart, tile):
            if way <= FAR and leads[way] == UNOPENED and floors >> floor_beyond(s, tile, way) & 1:
                if not s.covered_at or cell_beyond(s, tile, way) not in s.covered_at:
                    return True
    return False


def walls_to_the_open(s: State, tile: int) -> list[int]:
    """Return the sides of a tile with a wall toward empty space that could take a door marker.

    (GH-DOOR-10, GH-TOWER-3)
    """
    if not lets_out(s, tile):
        return []
    return [
        side
        for side in range(4)
        if not has_door(s, tile, side)
        and tile_at(s, beyond(s.cell[tile], side)) < 0
        and beyond(s.cell[tile], side) not in s.covered_at
        and wall_number(tile, side) not in s.ends
        and not s.locks[tile] >> side & 1
    ]


def around(s: State, cell: int, but: int) -> tuple[int, int]:
    """Return two masks of the sides of a cell: the sides with an adjacent tile, and those where that tile has a door.

    but: a side to leave out. (GH-DOOR-4)
    """
    tiles = doors = 0
    tile_in = chart_of(s).tile_in
    for side, step in enumerate(STEPS):
        other = tile_in.get(cell + step, NONE)
        if other >= 0 and side != but:
            tiles |= 1 << side
            if has_door(s, other, (side + 2) % 4):
                doors |= 1 << side
    return tiles, doors


def turns_for(s: State, tile: int, cell: int, side: int) -> list[int]:
    """Return the rotations in which a tile may be laid in a cell, as numbers of quarter turns.

    The tile must have a door on `side`, through which it is entered. Only the rotations are returned with which the
    most sides fit the adjacent tiles; of those that look the same, only one. (GH-DOOR-3, GH-DOOR-4, GH-DOOR-5,
    GH-TOWER-1)
    """
    best = -1
    turns: list[int] = []
    seen = 0
    printed = printed_doors(s, tile, cell)
    tiles, doors = around(s, cell, side)
    for quarters in range(4):
        mask = turned(printed, quarters)
        if seen >> mask & 1 or not mask >> side & 1:
            continue
        seen |= 1 << mask
        fits = BITS[tiles & ~(mask ^ doors)]
        if fits > best:
            best = fits
            turns = []
        if fits == best:
            turns.append(quarters)
    return turns
