"""The view of Don't Go In There for the page, the terminal and programs: its types and the function that builds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from gloaming.engine.state.views import CommonView, as_seen
from gloaming.engine.state.zones import FACE_DOWN
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, Box
from gloaming.games.dont_go_in_there.pieces import board_piece
from gloaming.games.dont_go_in_there.progress import Held


class BoardView(TypedDict):
    """A Room board. room: the face-up room, None if the board has been removed.

    cards: the card in each slot, "?" if face down, None if taken; spaces: the seat whose meeple is on each space, from
    the top, None if free; dice: the number of dice symbols on the visible cards; dice_known: whether all cards are
    visible.
    """

    id: str
    room: str | None
    cards: list[str | None]
    spaces: list[int | None]
    dice: int
    dice_known: bool


class SetView(TypedDict):
    """The face-up cards of a type, ascending by Curses.

    have: what counts now, such as "2 of 3 Mirrors"; brings: what the next card, or the end of the game, brings, ""
    when the match is over; missing: the number of further cards that complete the effect, 0 for none.
    """

    type: str
    cards: list[str]
    have: str
    brings: str
    missing: int


class PlayerView(TypedDict):
    """The meeples, ghosts and cards of a player.

    ghosts: None if hidden; curses: the player's total Curses; haunted: the Curses from ghosts, which are part of the
    total; sets: the face-up cards by type.
    """

    supply: int
    ghosts: int | None
    tableau: list[str]
    dispelled: list[str]
    curses: int
    haunted: int
    sets: list[SetView]


class Resolving(TypedDict):
    """The room being resolved. space: the space of the meeple that takes a card; rolled: each die, true for a ghost."""

    board: int
    resolver: int
    space: int
    rolled: list[bool]


class Seen(CommonView):
    """Fields that are shown unchanged. deck, removed: the number of cards; meeples: the number per player."""

    deck: int
    removed: int
    meeples: int


class View(Seen):
    """The table as a seat sees it. spent: the card types whose once-per-match effect has been used."""

    types: list[str]
    spent: list[str]
    boards: list[BoardView]
    players: list[PlayerView]
    resolving: Resolving | None


def dress(box: Box, seen: dict[str, Any]) -> View:
    """Build the view of a seat from the fields that it may see."""
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
        "sets": [_set(box, seen, seat, kind) for kind in seen["types"] if _face_up(box, tableau, kind)],
    }


def _face_up(box: Box, tableau: Sequence[str], kind: int) -> list[int]:
    """Return the cards of a type in a tableau, ascending by Curses."""
    cards = [box.number[piece] for piece in tableau if box.kind[box.number[piece]] == kind]
    return sorted(cards, key=box.curses.__getitem__)


def _set(box: Box, seen: dict[str, Any], seat: int, kind: int) -> SetView:
    cards = _face_up(box, seen["tableau"][seat], kind)
    others = [_face_up(box, tableau, kind) for other, tableau in enumerate(seen["tableau"]) if other != seat]
    card_type = box.types[kind]
    progress = card_type.progress(
        Held(
            card_type.name,
            card_type.many,
            tuple([box.curses[card] for card in cards]),
            tuple([box.named[card] for card in cards]),
            tuple(sorted({card.curses for card in card_type.cards})),
            max([sum([box.curses[card] for card in held]) for held in others]),
            kind in seen["first_reached"],
        )
    )
    return {
        "type": card_type.id,
        "cards": [box.ids[card] for card in cards],
        "have": progress.have,
        "brings": "" if seen["over"] else progress.brings,
        "missing": progress.missing,
    }


def _resolving(seen: dict[str, Any]) -> Resolving:
    return {
        "board": seen["board"],
        "resolver": seen["resolver"],
        "space": seen["space"],
        "rolled": [face == 1 for face in seen["rolled"]],
    }
