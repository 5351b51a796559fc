"""The ids of pieces and places: `ring-2` (a card), `board-0`, `space-0-3`, `die-2`, `seat-1`, `type-ring`."""

from __future__ import annotations

from gloaming.games.dont_go_in_there.box import Box


def board_piece(board: int) -> str:
    """Return the id of a Room board."""
    return f"board-{board}"


def space_piece(board: int, space: int) -> str:
    """Return the id of a space on a board. Spaces are counted from 0, from the top."""
    return f"space-{board}-{space}"


def die_piece(die: int) -> str:
    """Return the id of a die, counted from 0."""
    return f"die-{die}"


def seat_piece(seat: int) -> str:
    """Return the id of a seat."""
    return f"seat-{seat}"


def type_piece(box: Box, kind: int) -> str:
    """Return the id of a card type."""
    return f"type-{box.types[kind].id}"
