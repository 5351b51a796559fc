"""The causes of decisions, which are shown with the prompt: a room or a card."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.dont_go_in_there.pieces import board_piece
from gloaming.games.dont_go_in_there.state import State


def room(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and board of the room being resolved."""
    return s.box.rooms[s.room[s.board]].name, (board_piece(s.board),)


def card_taken(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the type name and id of the card that was just taken."""
    return s.box.types[s.box.kind[s.card]].name, (s.box.ids[s.card],)
