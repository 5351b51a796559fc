"""A cache of where the doors of the map lead. It is valid as long as the map does not change."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import FAR

UNKNOWN: Final = -9
DOORS: Final = FAR + 1


class Doors:
    """The cached results for the doors of one tile.

    leads: the tile to which each side leads, and last the other door of a Tower; ways: the open ways out of the tile;
    near: the tiles next door. `ways` and `near` are None until they are computed.
    """

    __slots__ = ("leads", "ways", "near")

    def __init__(self, leads: list[int]) -> None:
        self.leads: list[int] = leads
        self.ways: tuple[int, ...] | None = None
        self.near: tuple[int, ...] | None = None


class Chart:
    """The cache of one map, shared by all tables with the same map.

    doors: the cached doors of each tile, None until computed; tile_in: the tile in each occupied cell; locked: the
    tiles with locked doors; way_on: a door that could be opened when one was last searched, as tile * DOORS + way, or
    UNKNOWN.
    """

    __slots__ = (
        "laid",
        "cell",
        "turned",
        "ends",
        "ends_of",
        "pending",
        "markers",
        "new_doors",
        "locks",
        "covered_at",
        "laws",
        "doors",
        "tile_in",
        "locked",
        "way_on",
    )

    def __init__(self, doors: list[Doors | None], tile_in: dict[int, int]) -> None:
        """Create a cache with these results. The map for which it is valid is recorded afterwards."""
        self.laid: tuple[int, ...] | None = None
        self.cell: tuple[int, ...] = ()
        self.turned: tuple[int, ...] = ()
        self.ends: tuple[int, ...] = ()
        self.ends_of: tuple[int, ...] = ()
        self.pending: tuple[int, ...] = ()
        self.markers: tuple[int, ...] = ()
        self.new_doors: tuple[int, ...] = ()
        self.locks: tuple[int, ...] = ()
        self.covered_at: tuple[int, ...] = ()
        self.laws: int = 0
        self.doors: list[Doors | None] = doors
        self.tile_in: dict[int, int] = tile_in
        self.locked: tuple[int, ...] = ()
        self.way_on: int = UNKNOWN

    def of(self, tile: int) -> Doors:
        """Return the cached doors of a tile, with unknown values if nothing has been computed yet."""
        doors = self.doors[tile]
        if doors is None:
            doors = self.doors[tile] = Doors([UNKNOWN] * DOORS)
        return doors

    def forget(self, tile: int) -> None:
        """Drop the cached doors of a tile."""
        self.doors[tile] = None
        if self.way_on // DOORS == tile:
            self.way_on = UNKNOWN

    def forget_side(self, tile: int, side: int) -> None:
        """Drop the cached result for one side of a tile, without changing the other charts that share the tile's
        `Doors`.
        """
        doors = self.doors[tile]
        if doors is not None:
            leads = doors.leads[:]
            leads[side] = UNKNOWN
            self.doors[tile] = Doors(leads)
        if self.way_on == tile * DOORS + side:
            self.way_on = UNKNOWN
