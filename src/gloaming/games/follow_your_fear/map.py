"""Geometry of the board: tiles, rings around the Void, and the tiles that Moves reach."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Pattern
from gloaming.games.follow_your_fear.constants import SIZE, TILES

PATTERNS_KEPT: Final = 256
"""The number of pairs of a pattern and a side whose reach is cached, across all boxes."""

Lines = tuple[tuple[int, ...], ...]
"""For each tile that a token can reach: that tile, followed by the tiles on the way that must be empty."""


class Ground:
    """The Corrupt tiles, and what each tile counts as with them. Copies of a state share this object."""

    __slots__ = ("corrupt", "tiles")

    def __init__(self, corrupt: tuple[int, ...], tiles: tuple[int, ...]) -> None:
        """Create the ground. corrupt: the Corrupt tiles; tiles: what each tile counts as with them."""
        self.corrupt: Final = corrupt
        self.tiles: Final = tiles


def options_of(verb: str, count: int) -> tuple[Option, ...]:
    """Return the options of a verb that takes one number, for all numbers below `count`."""
    return tuple([(verb, number) for number in range(count)])


def tile_at(row: int, column: int) -> int:
    """Return the number of the tile in a row and column; -1 if there is no such tile."""
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


HOME: Final[tuple[tuple[int, ...], ...]] = (
    tuple([tile_at(0, column) for column in range(6, 0, -1)]),
    tuple([tile_at(row, 7) for row in range(6, 0, -1)]),
    tuple([tile_at(7, column) for column in range(1, 7)]),
    tuple([tile_at(row, 0) for row in range(1, 7)]),
)
"""The Starting Tiles of each side, from the left as its owner looks at the board. (FY-BOARD-2, FY-BOARD-3)"""

TOKEN: Final[tuple[Option, ...]] = options_of("token", TILES)

GO: Final[tuple[Option, ...]] = options_of("go", TILES)

LAY: Final[tuple[Option, ...]] = options_of("corrupt", TILES)

CLEANSE: Final[tuple[Option, ...]] = options_of("cleanse", TILES)
"""The options `token`, `go`, `corrupt` and `cleanse` for each tile, by tile number."""

GOING: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("move", start, end) for end in range(TILES)]) for start in range(TILES)]
)
"""The options to move a token, by start tile and end tile."""


def turned(side: int, right: int, forward: int) -> tuple[int, int]:
    """Return the changes of row and column for a step that is given as right and forward, seen from a side.
    (FY-MOVE-2)
    """
    if side == 0:
        return forward, -right
    if side == 1:
        return -right, -forward
    if side == 2:
        return -forward, right
    return right, forward


@lru_cache(maxsize=PATTERNS_KEPT)
def reach(pattern: Pattern, side: int) -> tuple[Lines, ...]:
    """Return, for each tile, where a Move leads from it and which tiles must be empty on the way. (FY-MOVE-4,
    FY-MOVE-5)
    """
    rays = [turned(side, right, forward) for right, forward in pattern.rays]
    offsets = [turned(side, right, forward) for right, forward in pattern.offsets]
    marked = {*offsets, *rays}
    steps = [(down, right, _between(down, right, marked)) for down, right in offsets]
    return tuple([_lines(*divmod(tile, SIZE), rays, steps) for tile in range(TILES)])


def _between(down: int, right: int, marked: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the steps before a marked step on the straight line to it; [] if there are none or not all are marked."""
    far = max(abs(down), abs(right))
    if down not in (0, far, -far) or right not in (0, far, -far):
        return []
    steps = [(down // far * near, right // far * near) for near in range(1, far)]
    return steps if all([step in marked for step in steps]) else []


def _lines(
    row: int, column: int, rays: list[tuple[int, int]], steps: list[tuple[int, int, list[tuple[int, int]]]]
) -> Lines:
    """Return where the rays and steps of a pattern lead from one tile."""
    lines: dict[int, tuple[int, ...]] = {}
    for down, right in rays:
        way: tuple[int, ...] = ()
        there = tile_at(row + down, column + right)
        while there >= 0:
            lines[there] = (there, *way)
            way += (there,)
            there = tile_at(row + down * (len(way) + 1), column + right * (len(way) + 1))
    for down, right, between in steps:
        there = tile_at(row + down, column + right)
        if there >= 0 and there not in lines:
            lines[there] = (there, *[tile_at(row + step[0], column + step[1]) for step in between])
    return tuple([lines[there] for there in sorted(lines)])


def rings() -> tuple[tuple[int, ...], ...]:
    """Return the tiles by their distance (in king's moves) from the Void, the Void first. (FY-RESPAWN-2)"""
    rings: list[list[int]] = [[], [], [], []]
    for tile in range(TILES):
        row, column = divmod(tile, SIZE)
        rings[max(3 - row, row - 4, 3 - column, column - 4, 0)].append(tile)
    return tuple([tuple(ring) for ring in rings])
