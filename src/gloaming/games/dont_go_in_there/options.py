"""The options of Don't Go In There, each with its verb, label and arguments."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import count
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.games.dont_go_in_there.box import SLOTS
from gloaming.games.dont_go_in_there.events import FACE, NAMED, SPACE
from gloaming.games.dont_go_in_there.pieces import board_piece, die_piece, space_piece, type_piece
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.rules.sentences import SLOT_NAMES, SPACE_NAMES
from gloaming.games.dont_go_in_there.state import State


def _place(s: State, board: int, space: int) -> str:
    return f"{_room(s, board, space)}, {_space(s, board, space)}"


def _room(s: State, board: int, space: int) -> str:
    return s.box.rooms[s.room[board]].name


def _space(s: State, board: int, space: int) -> str:
    return f"{SPACE_NAMES[space]} space"


def _lights(s: State, board: int, space: int) -> str:
    return count(s.box.rooms[s.room[board]].flashlights[space], "flashlight")


def _claim(s: State, slot: int) -> str:
    return f"Take {s.box.card_name(s.cards[s.board][slot])}, {SLOT_NAMES[slot]}"


def _name(s: State, kind: int) -> str:
    held = s.face_up(claimant(s), kind)
    curses = sum([s.box.curses[card] for card in held])
    return f"{s.box.types[kind].name}: dispel {count(len(held), 'card')}, {count(curses, 'Curse')}"


def _card(s: State, slot: int) -> str:
    """Return the id of a card's entry, followed by the slot if the room has another copy of the card."""
    entries = [s.box.entry[card] for card in s.cards[s.board] if card >= 0]
    entry = s.box.entry[s.cards[s.board][slot]]
    return entry if entries.count(entry) == 1 else f"{entry}-{SLOT_NAMES[slot]}"


OPEN_ROOM: Final[Number[State]] = Number(lambda box: len(box.boards), id=lambda s, board: s.box.rooms[s.room[board]].id)
CARD_THERE: Final[Number[State]] = Number(SLOTS, id=_card)


def _named(s: State, kind: int) -> list[str]:
    return [type_piece(s.box, kind), *[s.box.ids[card] for card in s.face_up(claimant(s), kind)]]


def _dice(s: State, face: int) -> list[str]:
    return [die_piece(die) for die, shown in enumerate(s.rolled) if shown == face]


OPTIONS: Final[tuple[Declared[State], ...]] = (
    Declared(
        "place",
        _place,
        detail=_lights,
        group=_room,
        within=lambda s, board, space: SPACE_NAMES[space],
        pieces=lambda s, board, space: [space_piece(board, space), board_piece(board)],
        board=OPEN_ROOM,
        space=SPACE,
    ),
    Declared("claim", _claim, pieces=lambda s, slot: [s.box.ids[s.cards[s.board][slot]]], slot=CARD_THERE),
    Declared("name", _name, pieces=_named, kind=NAMED),
    Declared("keep", lambda s: f"Keep the roll: {count(s.rolled.count(1), 'ghost')}", goes_on=True),
    Declared(
        "roll-again",
        lambda s: f"Roll all {len(s.rolled)} dice again",
        pieces=lambda s: [die_piece(die) for die in range(len(s.rolled))],
    ),
    Declared(
        "change",
        lambda s, face: "Turn a ghost into a blank" if face else "Turn a blank into a ghost",
        pieces=_dice,
        face=FACE,
    ),
)
