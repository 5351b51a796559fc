"""The view of Don't Go In There, as the page, the terminal and programs get it: its types, and what makes it."""

from __future__ import annotations

from typing import Any, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, Box
from gloaming.games.dont_go_in_there.pieces import board_piece


class BoardView(TypedDict):
    """A Room board. room: None once it has been removed; cards: "?" face down, None taken; spaces: seats, from the top.

    dice: how many the cards that can be seen call for; dice_known: whether that is all of them.
    """

    id: str
    room: str | None
    cards: list[str | None]
    spaces: list[int | None]
    dice: int
    dice_known: bool


class PlayerView(TypedDict):
    """A player. ghosts: None where they are hidden; curses: in all; haunted: those that ghosts have brought."""

    supply: int
    ghosts: int | None
    tableau: list[str]
    dispelled: list[str]
    curses: int
    haunted: int


class Resolving(TypedDict):
    """The room that is being resolved. space: of the meeple that picks; rolled: true for a ghost."""

    board: int
    resolver: int
    space: int
    rolled: list[bool]


class Seen(CommonView):
    """What of the table is shown as it lies. deck, removed: how many cards."""

    deck: int
    removed: int
    meeples: int


class View(Seen):
    """All that a seat may know of the table. spent: the types whose race is run."""

    types: list[str]
    spent: list[str]
    boards: list[BoardView]
    players: list[PlayerView]
    resolving: Resolving | None


def dress(box: Box, seen: dict[str, Any]) -> View:
    """The view as boards and players. It is made from what the seat may see, and nothing else."""
    return {
        **as_seen(seen, Seen),
        "types": [box.types[kind].id for kind in seen["types"]],
        "spent": [box.types[kind].id for kind in seen["first_reached"]],
        "boards": [_board(box, seen, board) for board in range(len(seen["room"]))],
        "players": [_player(box, seen, seat) for seat in range(seen["seats"])],
        "resolving": _resolving(seen) if seen["resolving"] else None,
    }


def _board(box: Box, seen: dict[str, Any], board: int) -> BoardView:
    room = seen["room"][board]
    cards = seen["cards"][board]
    return {
        "id": board_piece(board),
        "room": None if room == NOBODY_HERE else box.rooms[room].id,
        "cards": cards,
        "spaces": [None if meeple == NOBODY_HERE else meeple for meeple in seen["spaces"][board]],
        "dice": sum([box.dice[box.number[card]] for card in cards if card is not None and card != FACE_DOWN]),
        "dice_known": FACE_DOWN not in cards,
    }


def _player(box: Box, seen: dict[str, Any], seat: int) -> PlayerView:
    tableau = seen["tableau"][seat]
    haunted = seen["haunted"][seat]
    return {
        "supply": seen["supply"][seat],
        "ghosts": seen["ghosts"][seat],
        "tableau": tableau,
        "dispelled": seen["dispelled"][seat],
        "curses": haunted + sum([box.curses[box.number[card]] for card in tableau]),
        "haunted": haunted,
    }


def _resolving(seen: dict[str, Any]) -> Resolving:
    return {
        "board": seen["board"],
        "resolver": seen["resolver"],
        "space": seen["space"],
        "rolled": [face == 1 for face in seen["rolled"]],
    }
