"""The Cursed cards, rooms and components of Don't Go In There, read from the TOML files beside this one.

Everything is numbered as the files list it. A card's number is the number of its type, then of its value,
then of its copy; a room's number is the board's number doubled, plus one for the board's other side.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from gloaming.engine.content import Entry, Source, read
from gloaming.engine.errors import BadContent

FOLDER = Path(__file__).parent

Count = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Verb(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """Something that content can do. Each has one implementation, in the rules module named after it."""


class TakeGhosts(Verb, frozen=True, tag="take-ghosts"):
    """Take that many ghosts."""

    ghosts: Count


class DispelSet(Verb, frozen=True, tag="dispel-set"):
    """With that many cards of the type, dispel them."""

    size: Count


class DispelPair(Verb, frozen=True, tag="dispel-pair"):
    """Dispel two cards of the type with the same value."""


class DispelTotal(Verb, frozen=True, tag="dispel-total"):
    """Dispel cards of the type that come to exactly that total."""

    total: Count


class FirstToTotal(Verb, frozen=True, tag="first-to-total"):
    """The first player whose cards of the type reach the total dispels some."""

    total: Count
    dispel: Count


class DiscardHalfGhosts(Verb, frozen=True, tag="discard-half-ghosts"):
    """With every set of that size, discard half of one's ghosts, rounded down."""

    every: Count


class PassGhosts(Verb, frozen=True, tag="pass-ghosts"):
    """Pass ghosts to the right, so many for each card of the type."""

    each: Count


class DispelType(Verb, frozen=True, tag="dispel-type"):
    """With every set of that size, name another type and dispel one's cards of it."""

    every: Count


class DispelNamed(Verb, frozen=True, tag="dispel-named"):
    """Each card dispels a card of the type with the value it names."""


class KeepOne(Verb, frozen=True, tag="keep-one"):
    """With few enough ghosts, dispel all cards of the type but one."""

    most_ghosts: int


class MostCurses(Verb, frozen=True, tag="most-curses"):
    """Whoever has the most Curses on cards of the type dispels some of them."""

    dispel: Count


class DispelHalf(Verb, frozen=True, tag="dispel-half"):
    """Dispel half of the cards of the type, rounded down."""


ClaimVerb = (
    TakeGhosts | DispelSet | DispelPair | DispelTotal | FirstToTotal | DiscardHalfGhosts | PassGhosts | DispelType
)
EndVerb = DispelNamed | KeepOne | MostCurses | DispelHalf


class GhostsOnSpace(Verb, frozen=True, tag="ghosts-on-space"):
    """A meeple on the space takes ghosts at once, or discards them."""

    space: Annotated[int, msgspec.Meta(ge=1, le=4)]
    ghosts: int


class RerollDice(Verb, frozen=True, tag="reroll-dice"):
    """Whoever placed the 3rd meeple may roll all the dice again."""


class ChangeDie(Verb, frozen=True, tag="change-die"):
    """Whoever placed the 3rd meeple may change one die."""


class Ascending(Verb, frozen=True, tag="ascending"):
    """The cards lie in ascending order; ghosts for taking the left or the right one."""

    left: int
    right: int


class FaceDown(Verb, frozen=True, tag="face-down"):
    """The card in the slot lies face down."""

    slot: Annotated[int, msgspec.Meta(ge=1, le=3)]


RoomVerb = GhostsOnSpace | RerollDice | ChangeDie | Ascending | FaceDown


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one value within a type. (DG-COMP-7, DG-COMP-8)

    names: the value that an Amulet names, 0 for none. (DG-AMULET-3)
    """

    curses: Count
    dice: Annotated[int, msgspec.Meta(ge=0, le=6)]
    copies: Count
    source: Source
    names: int = 0


class CardType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the types of Cursed cards. (DG-COMP-6)"""

    id: str
    name: str
    rule: str
    when: Literal["claim", "end"]
    text: str
    effects: list[ClaimVerb | EndVerb]
    source: Source
    cards: list[Card]


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a Room board, and the flashlights of its spaces. (DG-COMP-4, DG-COMP-5)"""

    id: str
    name: str
    board: Annotated[int, msgspec.Meta(ge=1, le=3)]
    rule: str
    text: str
    flashlights: Annotated[list[int], msgspec.Meta(min_length=4, max_length=4)]
    effect: RoomVerb
    source: Source


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other pieces in the box. (DG-COMP-2, DG-COMP-3)"""

    id: str
    name: str
    copies: Count
    source: Source


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the set-up table: there is one for 2, 3, 4 and 5 players. (DG-COMP-1)"""

    players: int
    types: Count
    removed: int


def check(types: list[CardType], rooms: list[Room]) -> None:
    """The totals that the rulebook demands. Raises BadContent, which names file, entry and field."""
    for one in types:
        if sum(card.copies for card in one.cards) != 8:
            raise BadContent(f"cards.toml: type {one.id}: field 'cards': 8 cards are needed")
        for effect in one.effects:
            if isinstance(effect, EndVerb) != (one.when == "end"):
                raise BadContent(f"cards.toml: type {one.id}: field 'effects': a verb that does not go with 'when'")
    if len(types) != 12:
        raise BadContent(f"cards.toml: 12 types are needed, not {len(types)}")
    if [room.board for room in rooms] != [1, 1, 2, 2, 3, 3]:
        raise BadContent("rooms.toml: field 'board': two rooms on each of boards 1, 2 and 3, in that order")


TYPES = read(FOLDER / "cards.toml", "type", CardType)
ROOMS = read(FOLDER / "rooms.toml", "room", Room)
COMPONENTS = read(FOLDER / "components.toml", "component", Component)
SETUPS = {row.players: row for row in read(FOLDER / "components.toml", "setup", SetUp)}
check(TYPES, ROOMS)

CARDS: list[tuple[str, int, Card]] = [
    (f"{one.id}-{card.curses}{'abcdefgh'[copy]}", number, card)
    for number, one in enumerate(TYPES)
    for card in one.cards
    for copy in range(card.copies)
]
"""Every card by number: its id, the number of its type, and what is printed on it."""


def entries() -> list[dict[str, Any]]:
    """Every entry of the content, as `gloaming content` lists it. A card's id is its entry's, and a letter."""
    listed = []
    for one in TYPES:
        for card in one.cards:
            facts = {"type": one.id, "curses": card.curses, "dice": card.dice, "names": card.names}
            name = f"{one.name} {card.curses}"
            listed.append(
                Entry(
                    f"{one.id}-{card.curses}", "cursed card", name, card.copies, card.source, one.text, one.rule, facts
                )
            )
    for room in ROOMS:
        facts = {"board": room.board, "flashlights": room.flashlights}
        listed.append(Entry(room.id, "room", room.name, 1, room.source, room.text, room.rule, facts))
    for part in COMPONENTS:
        listed.append(Entry(part.id, "component", part.name, part.copies, part.source))
    return [msgspec.to_builtins(entry) for entry in listed]
