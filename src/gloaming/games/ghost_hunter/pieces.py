"""The ids of pieces and places: a card's own (`t-17`, `e-31`, `i-6`), `c-1` of a hunter, `b-1` of an Enemy."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import CELLS, FLOORS, WIDE

BATTLE: Final = "battle"
"""The battle that is on: who fights, and the Judge cards."""


def seat_piece(seat: int) -> str:
    """A player."""
    return f"seat-{seat}"


def token_piece(token: int) -> str:
    """A kind of token of a scenario."""
    return f"token-{token}"


def pile_piece(pile: int) -> str:
    """The pile of Event cards, Items or Insanity cards, or one of tiles."""
    return ("event-pile", "item-pile", "insanity-pile", "tile-pile-0", "tile-pile-1")[pile]


def clue_piece(clue: int) -> str:
    """A clue in the casebook."""
    return f"clue-{clue}"


def way_piece(way: int) -> str:
    """A way out of the tile on which one stands."""
    return f"way-{way}"


def cell_piece(cell: int) -> str:
    """A place on the map, by its floor and how far east and south of the middle it is: `cell-first-0-1`.

    Parts of a floor that lie apart are numbered from 2: `cell-second2-0-0`.
    """
    grid, rest = divmod(cell, CELLS)
    part, floor = divmod(grid, len(FLOORS))
    return f"cell-{FLOORS[floor]}{part + 1 if part else ''}-{rest % WIDE - WIDE // 2}-{rest // WIDE - WIDE // 2}"
