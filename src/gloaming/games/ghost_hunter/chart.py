"""What the doors of a map lead to, worked out once for as long as the map stays as it is."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import FAR

UNKNOWN: Final = -9
DOORS: Final = FAR + 1


class Chart:
    """The map that it was made for, and what has been asked about it since. Tables with the same map share it.

    leads: where each door of each tile leads, a tile's four sides and the other door of a Tower after one another;
    ways, near: of each tile, None where nobody has asked; tile_in: the tile in each cell; locked: tiles with locks;
    way_on: a door that could be opened when it was last looked for, as `leads` counts them.
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
        "leads",
        "ways",
        "near",
        "tile_in",
        "locked",
        "way_on",
    )

    def __init__(self, tiles: int) -> None:
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
        self.leads: list[int] = [UNKNOWN] * (DOORS * tiles)
        self.ways: list[tuple[int, ...] | None] = [None] * tiles
        self.near: list[tuple[int, ...] | None] = [None] * tiles
        self.tile_in: dict[int, int] = {}
        self.locked: tuple[int, ...] = ()
        self.way_on: int = UNKNOWN

    def forget(self, tile: int) -> None:
        """What has been asked about a tile is to be asked anew."""
        for way in range(DOORS):
            self.leads[DOORS * tile + way] = UNKNOWN
        self.ways[tile] = None
        self.near[tile] = None
