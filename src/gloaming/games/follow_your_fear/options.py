"""All options of Follow Your Fear: their verbs, labels and numbers."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.phrases import player
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.events import CARD, FEAR, PILE, SEAT, SIDE, TILE, TYPE
from gloaming.games.follow_your_fear.pieces import pile_id, pile_piece, seat_piece, taken_piece, tile_piece
from gloaming.games.follow_your_fear.rules.board import acting, event_kind, occupant
from gloaming.games.follow_your_fear.rules.mats import tokens_on
from gloaming.games.follow_your_fear.rules.sentences import TYPE_NAMES, captured_name, look, needed, pile_name, square
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import NONE, RED, SPIRIT, TOKEN_KINDS

NAMED_FEAR: Final = FEAR.labeled(lambda s, fear: s.box.fears[fear].name)
SPIRIT_PILE: Final[Number[Any]] = Number(
    PILES, lambda s, pile: pile_name(pile), lambda s, pile: pile_piece(pile), id=lambda s, pile: pile_id(pile)
)
KIND: Final[Number[Any]] = Number(
    TOKEN_KINDS,
    lambda s, kind: _kind(s, kind),
    id=lambda s, kind: seat_piece(kind) if kind < RED else ("fear", "blue-fear")[kind - RED],
)
SQUARE: Final = TILE.labeled(lambda s, tile: _tile(s, tile))


def _kind(s: State, kind: int) -> str:
    """Return a token in words: with its owner, or for a Fear token with the name of its look if the Fear has two
    looks.
    """
    if kind == s.turn:
        return "your token"
    return f"{player(kind)}'s token" if kind < RED else look(s.box, event_kind(s, kind), "the Fear token")


def _captured(s: State, kind: int) -> str:
    """Return a captured token in words, as one of several of its kind."""
    return "your token" if kind == s.turn else captured_name(s.box, event_kind(s, kind))


def _tile(s: State, tile: int) -> str:
    name = "Corrupt" if tile in s.corrupt else TYPE_NAMES[s.box.tiles[tile]]
    return f"{square(tile)} ({name})"


def _move(s: State, start: int, end: int) -> str:
    return f"From {square(start)} to {_to(s, start, end)}"


def _to(s: State, start: int, end: int) -> str:
    there = occupant(s, end)
    return _tile(s, end) + ("" if there == NONE else f": capture {_kind(s, there)}")


def _from(s: State, start: int, end: int) -> str:
    """Return the start tile of a move in words, to group the moves by token; "" if only one token can move."""
    return f"From {square(start)}" if len(acting(s)) > 1 else ""


def _token(s: State, tile: int) -> str:
    return f"{_kind(s, occupant(s, tile))} on {_tile(s, tile)}"


def _says(s: State, card: int) -> str:
    return s.box.short[card]


def _lying(s: State, card: int) -> str:
    mat = s.mats[s.mat()]
    return f"face up, number {mat.index(card) + 1}" if card in mat else ""


def _slot(s: State, captor: int, kind: int, card: int) -> str:
    mat = 2 * captor + (1 if kind < RED else 0)
    return f"number {s.mats[mat].index(card) + 1} there"


def _asks(s: State, card: int) -> str:
    """Return the requirement and attributes of a card in words."""
    return f"needs {needed(s.box.entry[card].needs)}: {s.box.short[card]}"


def _home(s: State, side: int) -> str:
    """Return the types of a side's Starting Tiles, from the left."""
    return ", ".join([TYPE_NAMES[s.box.tiles[tile]] for tile in s.box.home[side]])


def _fear(s: State, fear: int) -> str:
    return f"{s.box.fears[fear].role}, difficulty {s.box.fears[fear].difficulty} of 5"


def _end(s: State) -> str:
    return "End the Spirit Phase" if s.phase == SPIRIT else "End the Fear Phase"


def _flip(s: State, card: int) -> str:
    return f"Flip {s.box.names[card]} for its Move: {s.box.patterns[s.box.back[s.fear]].text}"


def _lay_none(s: State) -> str:
    return "Lay no more" if tokens_on(s, s.mat(), s.arg) else "Lay no token"


OPTIONS: Final[tuple[Declared[State], ...]] = (
    Declared("fear", "{fear}", detail=_fear, fear=NAMED_FEAR),
    Declared("take", "{card}", detail=_asks, card=CARD),
    Declared("place", "On {tile}", tile=SQUARE),
    Declared("side", "{side}", detail=_home, side=SIDE),
    Declared("harvest", "Harvest from {pile}", pile=SPIRIT_PILE),
    Declared(
        "gather",
        lambda s, kind: f"Take {s.box.names[s.discards[kind][-1]]} from the discarded {TYPE_NAMES[kind]} Spirits",
        of=TYPE,
    ),
    Declared("summon", "Summon {card}", detail=_says, card=CARD),
    Declared("flip", _flip, card=CARD),
    Declared("end-phase", _end, goes_on=True),
    Declared(
        "lay",
        lambda s, kind: f"Lay {_captured(s, kind)} on it",
        pieces=lambda s, kind: [taken_piece(s.turn, kind)],
        kind=KIND,
    ),
    Declared("pass", _lay_none, goes_on=True),
    Declared(
        "move",
        _move,
        pieces=lambda s, start, end: [tile_piece(end), tile_piece(start)],
        group=_from,
        within=lambda s, start, end: f"to {_to(s, start, end)}",
        start=SQUARE,
        end=SQUARE,
    ),
    Declared("stay", "Do not move", goes_on=True),
    Declared("token", _token, pieces=lambda s, tile: [tile_piece(tile)], tile=SQUARE),
    Declared("go", "To {tile}", tile=SQUARE),
    Declared("corrupt", "Corrupt {tile}", tile=SQUARE),
    Declared(
        "cleanse",
        lambda s, tile: f"Cleanse {square(tile)} ({TYPE_NAMES[s.box.tiles[tile]]})",
        pieces=lambda s, tile: [tile_piece(tile)],
        tile=SQUARE,
    ),
    Declared(
        "heal",
        lambda s, captor, kind: f"{_captured(s, kind)} captured by {player(captor)}",
        pieces=lambda s, captor, kind: [taken_piece(captor, kind)],
        captor=SEAT,
        kind=KIND,
    ),
    Declared(
        "heal-off",
        lambda s, captor, kind, card: f"{_captured(s, kind)} from {player(captor)}'s {s.box.names[card]}",
        pieces=lambda s, captor, kind, card: [s.box.ids[card]],
        detail=_slot,
        captor=SEAT,
        kind=KIND,
        card=CARD,
    ),
    Declared("copy", "Copy {other}'s Defense", other=SEAT),
    Declared("steal", "Steal from {other}", other=SEAT),
    Declared("peek", "The top card of {pile}", pile=PILE),
    Declared("spy", "A card in {other}'s hand", other=SEAT),
    Declared("discard", "Discard {card}", detail=_lying, card=CARD),
    Declared("enough", "Discard no more", goes_on=True),
)
