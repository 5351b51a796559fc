"""Read card types, rooms, components and set-up rows from the game's content files and from packs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.engine.content.content_checks import Tables, Where, check_each, check_pieces, wrong
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import Schema
from gloaming.engine.rules.effects import Effect
from gloaming.games.dont_go_in_there.box import (
    CARDS_OF_A_TYPE,
    PLAYERS,
    SLOTS,
    Box,
    CardType,
    ClaimEffect,
    Component,
    EndEffect,
    Room,
    RoomEffect,
    SetUp,
)
from gloaming.games.dont_go_in_there.rules.verbs.dispel_named import DispelNamed
from gloaming.games.dont_go_in_there.rules.vocabulary import CLAIM_VERBS, END_VERBS, ROOM_VERBS

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema({Effect: CLAIM_VERBS, ClaimEffect: CLAIM_VERBS, EndEffect: END_VERBS, RoomEffect: ROOM_VERBS})

TABLES: Final = {"type": "cards.toml", "room": "rooms.toml", "component": "components.toml", "setup": "components.toml"}
"""The content file of each kind of entry."""

TITLES: Final = {
    "type": ("Card types", "Card type"),
    "room": ("Rooms", "Room"),
    "component": ("Components", "Component"),
    "setup": ("Set-up table", "Row of the set-up table"),
}
"""The name of each table for people, and that of one entry, in the order in which an editor lists the tables."""


def read_box(*folders: Path) -> Box:
    """Return a box with the core content and the packs in `folders`.

    Raises BadContent, which names file, entry and field.
    """
    packs = Packs("dont-go-in-there", [CORE], folders, TABLES, SCHEMA)
    types = packs.read("type", CardType)
    rooms = packs.read("room", Room)
    components = packs.read("component", Component)
    setups = packs.read("setup", SetUp)
    check(packs.tables, packs.where)
    return Box(types, rooms, components, setups, packs.added(_pieces))


def check(tables: Tables, where: Where) -> None:
    """Check that the entries fit together. Raises BadContent, which names file, entry and field.

    (DG-COMP-1, DG-COMP-4, DG-COMP-6)
    """
    types, rooms, setups = tables["type"], tables["room"], tables["setup"]
    for card_type in types:
        there = where("type", card_type.id)
        cards = sum([card.copies for card in card_type.cards])
        if cards != CARDS_OF_A_TYPE:
            raise wrong(there, "cards", f"{CARDS_OF_A_TYPE} cards are needed, not {cards}")
        values = [card.curses for card in card_type.cards]
        if len(set(values)) != len(values):
            raise wrong(there, "cards", "each value of 'curses' may appear only once")
        if any([isinstance(effect, DispelNamed) for effect in card_type.effects]):
            _check_names(card_type, there)
    check_each(tables, where)
    check_pieces(tables, _pieces, where)
    boards = len({room.board for room in rooms})
    for room in rooms:
        if room.board > boards:
            raise wrong(
                where("room", room.id), "board", f"boards are numbered from 1 without gaps; {room.board} is too high"
            )
    for row, players in zip(setups, PLAYERS):
        if row.players != players:
            raise wrong(where("setup", row.id), "players", f"must be {players}: one row each for 2, 3, 4 and 5 players")
    if len(setups) != len(PLAYERS):
        raise wrong(
            where("setup", setups[-1].id),
            "players",
            "there must be one row each for 2, 3, 4 and 5 players, and no other rows",
        )
    for row in setups:
        there = where("setup", row.id)
        if row.types > len(types):
            raise wrong(there, "types", f"{row.types} card types are needed, but there are only {len(types)}")
        left = CARDS_OF_A_TYPE * row.types - row.removed
        if left < SLOTS * boards or left % SLOTS:
            complaint = (
                f"leaves a deck of {left} cards, which must be a multiple of {SLOTS} and at least {SLOTS * boards}"
            )
            raise wrong(there, "removed", complaint)


def _check_names(card_type: CardType, there: str) -> None:
    """Check a type with `dispel-named`: at least one card names a value, and the type has cards of each named value.

    (DG-AMULET-3)
    """
    values = [card.curses for card in card_type.cards]
    for number, card in enumerate(card_type.cards):
        if card.names and card.names not in values:
            may = ", ".join([str(value) for value in sorted(values)])
            raise wrong(
                there, f"cards[{number}].names", f"no card of the type has {card.names} Curses; they have {may}"
            )
    if not any([card.names for card in card_type.cards]):
        raise wrong(there, "cards[0].names", "'dispel-named' needs at least one card that names a value")


def _pieces(table: str, entry: CardType | Room | Component | SetUp) -> list[str]:
    """Return the ids of all pieces of an entry; for a card type, those of its cards."""
    if isinstance(entry, SetUp):
        return []
    if not isinstance(entry, CardType):
        return [entry.id]
    return [id for card in entry.cards for id in copy_ids(f"{entry.id}-{card.curses}", card.copies)]


BOX: Final = read_box()
"""The box of the published game, without packs."""
