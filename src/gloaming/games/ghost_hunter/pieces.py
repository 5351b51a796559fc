"""The ids of pieces and places that have no entry, such as seats, tokens, piles and cells.

Other pieces have the ids of their entries: `t-17` for a tile, `e-31` for an Event card, `i-6` for an Item, `c-1` for a
hunter, `b-1` for an Enemy.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import CELLS, FLOORS, WIDE

BATTLE: Final = "battle"
"""The id of the current battle: its fighters and Judge cards."""


def seat_piece(seat: int) -> str:
    """Return the id that stands for the player in a seat."""
    return f"seat-{seat}"


def token_piece(token: int) -> str:
    """Return the id of a kind of token, given its index in the box's `token_names`."""
    return f"token-{token}"


def pile_piece(pile: int) -> str:
    """Return the id of a pile: 0 for Event cards, 1 for Items, 2 for Insanity cards, 3 and 4 for the piles of tiles."""
    return ("event-pile", "item-pile", "insanity-pile", "tile-pile-0", "tile-pile-1")[pile]


def clue_piece(clue: int) -> str:
    """Return the id of a clue, given its index in the scenario."""
    return f"clue-{clue}"


def way_piece(way: int) -> str:
    """Return the id of a way out of the hunter's tile, given its number."""
    return f"way-{way}"


def cell_piece(cell: int) -> str:
    """Return the id of a cell: its floor and its distance east and south of the middle, as in `cell-first-0-1`.

    Separate parts of a floor are numbered from 2, as in `cell-second2-0-0`.
    """
    grid, rest = divmod(cell, CELLS)
    part, floor = divmod(grid, len(FLOORS))
    return f"cell-{FLOORS[floor]}{part + 1 if part else ''}-{rest % WIDE - WIDE // 2}-{rest // WIDE - WIDE // 2}"
