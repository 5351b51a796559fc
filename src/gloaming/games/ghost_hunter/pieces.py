"""The ids of pieces and places: those of cards (`t-17`, `e-31`, `i-6`), `c-1` for a hunter, `b-1` for an Enemy."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import CELLS, FLOORS, WIDE

BATTLE: Final = "battle"
"""The current battle: fighters and Judge cards."""


def seat_piece(seat: int) -> str:
    """Return the id of a player."""
    return f"seat-{seat}"


def token_piece(token: int) -> str:
    """Return the id of a kind of token."""
    return f"token-{token}"


def pile_piece(pile: int) -> str:
    """Return the id of the pile of Event cards, Items or Insanity cards, or of a pile of tiles."""
    return ("event-pile", "item-pile", "insanity-pile", "tile-pile-0", "tile-pile-1")[pile]


def clue_piece(clue: int) -> str:
    """Return the id of a clue in the casebook."""
    return f"clue-{clue}"


def way_piece(way: int) -> str:
    """Return the id of a way out of the hunter's tile."""
    return f"way-{way}"


def cell_piece(cell: int) -> str:
    """Return the id of a place on the map, by floor and distance east and south of the middle: `cell-first-0-1`.

    Separate parts of a floor are numbered from 2: `cell-second2-0-0`.
    """
    grid, rest = divmod(cell, CELLS)
    part, floor = divmod(grid, len(FLOORS))
    return f"cell-{FLOORS[floor]}{part + 1 if part else ''}-{rest % WIDE - WIDE // 2}-{rest // WIDE - WIDE // 2}"
