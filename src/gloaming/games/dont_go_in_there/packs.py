"""The cards and rooms, read from the game's own content and from packs that people add."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.engine.effects import Effect
from gloaming.engine.errors import BadContent
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.engine.schema import Schema
from gloaming.games.dont_go_in_there.box import (
    CARDS_OF_A_TYPE,
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
from gloaming.games.dont_go_in_there.rules.vocabulary import CLAIM_VERBS, END_VERBS, ROOM_VERBS

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema({Effect: CLAIM_VERBS, ClaimEffect: CLAIM_VERBS, EndEffect: END_VERBS, RoomEffect: ROOM_VERBS})

TABLES: Final = {"type": "cards.toml", "room": "rooms.toml", "component": "components.toml", "setup": "components.toml"}
"""The file of each table."""


def read_box(*folders: Path) -> Box:
    """The box of the core cards and some packs. Raises BadContent, which names file, entry and field."""
    packs = Packs("dont-go-in-there", [CORE], folders, TABLES, SCHEMA)
    types = packs.read("type", CardType)
    rooms = packs.read("room", Room)
    components = packs.read("component", Component)
    setups = packs.read("setup", SetUp)
    check(types, rooms, setups)
    return Box(types, rooms, components, setups, Added(packs.titles, packs.fingerprint()))


def check(types: tuple[CardType, ...], rooms: tuple[Room, ...], setups: tuple[SetUp, ...]) -> None:
    """What the rules need of all entries together. Raises BadContent, which names file, entry and field.

    (DG-COMP-1, DG-COMP-4, DG-COMP-6)
    """
    for one in types:
        if sum([card.copies for card in one.cards]) != CARDS_OF_A_TYPE:
            raise BadContent(f"cards.toml: type {one.id}: field 'cards': {CARDS_OF_A_TYPE} cards are needed")
        values = [card.curses for card in one.cards]
        if len(set(values)) != len(values):
            raise BadContent(f"cards.toml: type {one.id}: field 'cards': each value of 'curses' stands once")
    cards = {f"{one.id}-{card.curses}" for one in types for card in one.cards}
    for room in rooms:
        if room.id in cards:
            raise BadContent(f"rooms.toml: room {room.id}: field 'id': it is that of a card")
    boards = len({room.board for room in rooms})
    if boards != max([room.board for room in rooms]):
        raise BadContent("rooms.toml: field 'board': the boards are counted from 1 without a gap")
    if [row.players for row in setups] != [2, 3, 4, 5]:
        raise BadContent("components.toml: field 'players': one row each for 2, 3, 4 and 5 players")
    for row in setups:
        left = CARDS_OF_A_TYPE * row.types - row.removed
        if row.types > len(types) or left < SLOTS * boards or left % SLOTS:
            raise BadContent(
                f"components.toml: setup {row.id}: {row.types} types less {row.removed} cards leave no deck of "
                f"three cards for each room, or there are not so many types"
            )


BOX: Final = read_box()
"""What is in the box as it is sold."""
