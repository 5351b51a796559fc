"""A cache of where the doors of a map lead, valid as long as the map does not change."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import FAR

UNKNOWN: Final = -9
DOORS: Final = FAR + 1


class Doors:
    """Cached results for the doors of one tile.

    leads: where each of its four sides leads, and the other door of a Tower; ways, near: None until computed.
    """

    __slots__ = ("leads", "ways", "near")

    def __init__(self, leads: list[int]) -> None:
        self.leads: list[int] = leads
        self.ways: tuple[int, ...] | None = None
        self.near: tuple[int, ...] | None = None


class Chart:
    """The cache for one map. Tables with the same map share it.

    doors: the results of each tile, None until computed; tile_in: the tile in each cell; locked: tiles with locks;
    way_on: a door that could be opened when it was last searched, as tile * DOORS + way.
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
        """Create an empty cache."""
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
        """Return the cached doors of a tile."""
        doors = self.doors[tile]
        if doors is None:
            doors = self.doors[tile] = Doors([UNKNOWN] * DOORS)
        return doors

    def forget(self, tile: int) -> None:
        """Drop the results of a tile."""
        self.doors[tile] = None
        if self.way_on // DOORS == tile:
            self.way_on = UNKNOWN

    def forget_side(self, tile: int, side: int) -> None:
        """Drop the result of one side of a tile. Other charts may share the results of its doors."""
        doors = self.doors[tile]
        if doors is not None:
            leads = doors.leads[:]
            leads[side] = UNKNOWN
            self.doors[tile] = Doors(leads)
        if self.way_on == tile * DOORS + side:
            self.way_on = UNKNOWN
