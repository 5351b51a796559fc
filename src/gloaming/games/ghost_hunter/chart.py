"""What the doors of a map lead to, worked out once for as long as the map stays as it is."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import FAR

UNKNOWN: Final = -9
DOORS: Final = FAR + 1


class Doors:
    """What has been asked about the doors of one tile.

    leads: where each of its four sides leads, and the other door of a Tower; ways, near: None where nobody has asked.
    """

    __slots__ = ("leads", "ways", "near")

    def __init__(self, leads: list[int]) -> None:
        self.leads: list[int] = leads
        self.ways: tuple[int, ...] | None = None
        self.near: tuple[int, ...] | None = None


class Chart:
    """The map that it was made for, and what has been asked about it since. Tables with the same map share it.

    doors: those of each tile, None where nobody has asked; tile_in: the tile in each cell; locked: tiles with locks;
    way_on: a door that could be opened when it was last looked for, as tile * DOORS + way.
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
        """The chart of no map yet."""
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
        """The doors of a tile."""
        doors = self.doors[tile]
        if doors is None:
            doors = self.doors[tile] = Doors([UNKNOWN] * DOORS)
        return doors

    def forget(self, tile: int) -> None:
        """What has been asked about a tile is to be asked anew."""
        self.doors[tile] = None
        if self.way_on // DOORS == tile:
            self.way_on = UNKNOWN

    def forget_side(self, tile: int, side: int) -> None:
        """Where one side of a tile leads is to be asked anew. Other charts may share what is known of its doors."""
        doors = self.doors[tile]
        if doors is not None:
            leads = doors.leads[:]
            leads[side] = UNKNOWN
            self.doors[tile] = Doors(leads)
        if self.way_on == tile * DOORS + side:
            self.way_on = UNKNOWN
