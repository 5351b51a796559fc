"""Explain why a piece cannot be chosen now."""

from __future__ import annotations

from gloaming.engine.rules.effects import Why
from gloaming.games.dont_go_in_there.box import SPACES
from gloaming.games.dont_go_in_there.pieces import space_piece
from gloaming.games.dont_go_in_there.rules import play
from gloaming.games.dont_go_in_there.rules.verbs import dispel_type
from gloaming.games.dont_go_in_there.state import State


def why_not(s: State, seat: int, piece: str) -> Why | None:
    """Return why the seat cannot choose this piece now, with the clause id; None if it can or the piece is unknown."""
    if piece.startswith("type-"):
        for kind in s.types:
            if piece == f"type-{s.box.types[kind].id}":
                return dispel_type.not_naming(s, seat) or dispel_type.unnameable(s, kind)
    elif piece.startswith("space-"):
        for board in range(len(s.room)):
            for space in range(SPACES):
                if piece == space_piece(board, space):
                    return play.not_placing(s, seat, board, space)
    elif piece in s.box.number:
        return play.not_taking(s, seat, s.box.number[piece])
    return None
