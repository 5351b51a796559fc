"""The rooms and cards that cause decisions."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.dont_go_in_there.pieces import board_piece
from gloaming.games.dont_go_in_there.state import State


def room(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the room being resolved."""
    return s.box.rooms[s.room[s.board]].name, (board_piece(s.board),)


def card_taken(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the card just taken."""
    return s.box.types[s.box.kind[s.card]].name, (s.box.ids[s.card],)
