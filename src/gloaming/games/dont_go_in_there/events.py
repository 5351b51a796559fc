"""The events of Don't Go In There, each with its verb, log text and arguments."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.phrases import count, listed, player, players
from gloaming.engine.rules.declarations import Declared, Number, Printed, each
from gloaming.engine.state.zones import NO_CARD
from gloaming.games.dont_go_in_there.box import SLOTS, SPACES, Box
from gloaming.games.dont_go_in_there.pieces import board_piece, seat_piece, space_piece, type_piece
from gloaming.games.dont_go_in_there.rules.sentences import SPACE_NAMES

SEAT: Final[Number[Any]] = Number(5, lambda box, seat: player(seat), lambda box, seat: seat_piece(seat))
KIND: Final[Number[Box]] = Number(
    lambda box: len(box.types), lambda box, kind: box.types[kind].name, lambda box, kind: type_piece(box, kind)
)
NAMED: Final[Printed[Box]] = Printed(
    lambda box: len(box.types), lambda box, kind: box.types[kind].name, id=lambda box, kind: box.types[kind].id
)
NAMING: Final[Number[Box]] = Number(lambda box: len(box.types), lambda box, kind: box.types[kind].many)
CARD: Final[Number[Box]] = Number(
    lambda box: len(box.cards), lambda box, card: box.card_name(card), lambda box, card: box.ids[card]
)
DEALT: Final[Number[Box]] = Number(
    lambda box: len(box.cards) + 1,
    lambda box, card: "a face-down card" if card == NO_CARD else box.card_name(card),
    lambda box, card: () if card == NO_CARD else box.ids[card],
    least=NO_CARD,
)
BOARD: Final[Number[Any]] = Number(lambda box: len(box.boards), piece=lambda box, board: board_piece(board))
ROOM: Final[Number[Box]] = Number(lambda box: len(box.rooms), lambda box, room: box.rooms[room].name)
SPACE: Final[Number[Any]] = Number(
    SPACES, lambda box, space: SPACE_NAMES[space], id=lambda box, space: SPACE_NAMES[space]
)
SLOT: Final[Number[Any]] = Number(SLOTS)
FACE: Final[Number[Any]] = Number(2, id=lambda box, face: ("blank", "ghost")[face])
GHOSTS: Final[Number[Any]] = Number(10_000, lambda box, ghosts: count(ghosts, "ghost"))
CHANGE: Final[Number[Any]] = Number(20_001, least=-10_000)
CURSES: Final[Number[Any]] = Number(10_000, lambda box, curses: count(curses, "Curse"))


def _dice(faces: tuple[int, ...], again: str = "") -> str:
    return f"{count(len(faces), 'die', 'dice')}{again}: {count(faces.count(1), 'ghost')}"


def _seen(box: Box, seat: int, board: int, card: int) -> list[str]:
    return [seat_piece(seat), board_piece(board) if card == NO_CARD else box.ids[card]]


def _ghosts(box: Box, seat: int, change: int) -> str:
    return f"{player(seat)} {'takes' if change > 0 else 'discards'} {count(abs(change), 'ghost')}."


def _revealed(box: Box, *ghosts: int) -> str:
    return f"The ghosts are revealed: {listed([f'{player(seat)} has {held}' for seat, held in enumerate(ghosts)])}."


EVENTS: Final[tuple[Declared[Box], ...]] = (
    # Set-up
    Declared("types", "The card types in play: {kinds}.", kinds=each(KIND)),
    Declared("first", "{seat} starts.", seat=SEAT),
    Declared("dealt", "The {room} opens, with {cards}.", board=BOARD, room=ROOM, cards=each(DEALT)),
    # A turn
    Declared("skipped", "{seat} has no meeples left and is skipped.", begins=True, seat=SEAT),
    Declared(
        "placed",
        "{seat} places a meeple in the {room}, on the {space} space.",
        begins=True,
        pieces=lambda box, seat, board, room, space: [seat_piece(seat), space_piece(board, space)],
        seat=SEAT,
        board=BOARD,
        room=ROOM,
        space=SPACE,
    ),
    Declared(
        "looked",
        "{seat} looks at the face-down card: {card}.",
        public="{seat} looks at the face-down card.",
        pieces=_seen,
        seat=SEAT,
        board=BOARD,
        card=CARD,
    ),
    # A room is resolved
    Declared("revealed", "The face-down card is revealed: {card}.", board=BOARD, card=CARD),
    Declared(
        "rolled",
        lambda box, seat, board, *dice: f"{player(seat)} rolls {_dice(dice)}.",
        seat=SEAT,
        board=BOARD,
        dice=each(FACE),
        scene="A room is resolved",
    ),
    Declared(
        "rolled-again",
        lambda box, seat, board, *dice: f"{player(seat)} rolls all {_dice(dice, ' again')}.",
        pieces=lambda box, seat, board, *dice: [board_piece(board), seat_piece(seat)],
        seat=SEAT,
        board=BOARD,
        dice=each(FACE),
        scene="Rolled again",
    ),
    Declared(
        "changed",
        lambda box, seat, face: f"{player(seat)} turns {'a ghost into a blank' if face else 'a blank into a ghost'}.",
        seat=SEAT,
        face=FACE,
    ),
    Declared("ghosts", _ghosts, seat=SEAT, change=CHANGE),
    Declared("passed", "{seat} passes {ghosts} to {right}.", seat=SEAT, right=SEAT, ghosts=GHOSTS),
    Declared(
        "claimed",
        "{seat} takes {card}.",
        pieces=lambda box, seat, board, slot, card: [seat_piece(seat), box.ids[card]],
        seat=SEAT,
        board=BOARD,
        slot=SLOT,
        card=CARD,
    ),
    Declared("named", "{seat} uses the {naming} and names {kind}.", seat=SEAT, naming=NAMING, kind=NAMED),
    Declared("dispelled", "{seat} dispels {cards}.", seat=SEAT, cards=each(CARD), scene="Dispelled"),
    Declared("board-removed", "The deck is empty: the room's board is removed.", board=BOARD),
    # Game end
    Declared(
        "ghosts-revealed",
        _revealed,
        pieces=lambda box, *ghosts: [seat_piece(seat) for seat in range(len(ghosts))],
        ghosts=each(GHOSTS),
        scene="The ghosts are revealed",
    ),
    Declared(
        "haunted", "{seat} has the most ghosts and gains {curses}.", seat=SEAT, curses=CURSES, scene="The most ghosts"
    ),
    Declared(
        "won",
        lambda box, *seats: f"{players(seats)} {'share the victory' if len(seats) > 1 else 'wins'}.",
        scene="The end",
        seats=each(SEAT),
    ),
)
