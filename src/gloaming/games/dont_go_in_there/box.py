"""The box: everything printed on cards and boards. It is immutable, and copies of a match share it.

Numbers follow the order of the content files: cards by type, then value, then copy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta

from gloaming.engine.content.added_packs import AddedPacks
from gloaming.engine.content.content_files import Source
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.phrases import plural
from gloaming.engine.rules.effects import Effect, Verb
from gloaming.engine.state.state import Option
from gloaming.games.dont_go_in_there.outlook import Outlook, Visit

KEEP: Final[Option] = ("keep",)
"""The option to keep the roll."""

SPACES: Final = 4
"""Spaces per room, each for one meeple. (DG-COMP-5)"""

MOST_BOARDS: Final = 6
"""The maximum number of Room boards, with packs."""

SLOTS: Final = 3
"""Slots for cards per room. (DG-SETUP-6)"""

CARDS_OF_A_TYPE: Final = 8

PLAYERS: Final = (2, 3, 4, 5)
"""The player counts, each with a row in the set-up table. (DG-COMP-1)"""

NO_SLOT: Final = -1

NOBODY_HERE: Final = -1
"""On a space: no meeple. For a board: no room, because the board has been removed."""

Count = Annotated[int, Meta(ge=1, le=100)]
Set = Annotated[int, Meta(ge=1, le=CARDS_OF_A_TYPE)]
"""A number of cards of one type."""

Value = Annotated[int, Meta(ge=1, le=9)]
Space = Annotated[int, Meta(ge=1, le=4)]
Slot = Annotated[int, Meta(ge=1, le=3)]
Lights = Annotated[int, Meta(ge=0, le=9)]
Ghosts = Annotated[int, Meta(ge=-20, le=20)]


class ClaimEffect(Effect):
    """An effect of a card type right after a card is taken. Each verb is a subclass in `rules/verbs`. (DG-TAKE-3)"""

    __slots__ = ()

    def short_on(self, card: Card) -> str:
        """Return a short text for a small drawing of this card."""
        return self.short()

    def expect(self, outlook: Outlook) -> float:
        """Return the change in the Curses of a seat's cards of the type: below 0 where it spares some."""
        raise NotImplementedError


class EndEffect(Verb):
    """A game-end effect of a card type. Each verb is a subclass in `rules/verbs`. (DG-END-1)"""

    __slots__ = ()

    def do(self, s: Any, kind: int) -> None:
        """Apply the effect for every player. kind: the number of the type."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the text as a sentence, with the placeholders `{name}` and `{plural}` for the type."""
        raise NotImplementedError

    def short(self) -> str:
        """Return a short text for small drawings of cards."""
        return self.words()

    def short_on(self, card: Card) -> str:
        """Return the short text for a card, which may name a value."""
        return self.short()

    def expect(self, outlook: Outlook) -> float:
        """Return the change in the Curses of a seat's cards of the type: below 0 where it spares some."""
        raise NotImplementedError


class RoomEffect(Verb):
    """An effect of a room, with a method for each moment it can act. Each verb is a subclass in `rules/verbs`."""

    __slots__ = ()

    def arranged(self, s: Any, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the dealt cards in their order from the left."""
        return cards

    def hidden_slot(self) -> int:
        """Return the slot whose card is face down, or NO_SLOT."""
        return NO_SLOT

    def place(self, s: Any) -> None:
        """Act after a meeple is placed here."""

    def at_once(self, space: int) -> int:
        """Return the ghosts for placing a meeple on the space, negative if they are discarded."""
        return 0

    def resolve(self, s: Any) -> None:
        """Act after the 3rd meeple is placed, before the dice are rolled."""

    def take(self, s: Any) -> None:
        """Act after a card is taken from here, before the card acts."""

    def expect(self, outlook: Visit) -> float:
        """Return the ghosts for a meeple on a space or for the card of a slot, negative if they are discarded."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the text as a sentence."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Card:
    """The cards of one value within a type. (DG-COMP-7, DG-COMP-8, DG-AMULET-3)

    curses: the Curses on each card, which are its value; dice: the dice symbols on each card; names: the value of the
    other card it names for `dispel-named`, 0 for none.
    """

    curses: Value
    dice: Annotated[int, Meta(ge=0, le=6)]
    copies: Annotated[int, Meta(ge=1, le=8)]
    source: Source
    names: Annotated[int, Meta(ge=0, le=9)] = 0


@dataclass(frozen=True, kw_only=True)
class CardType:
    """A type of Cursed cards. (DG-COMP-6)

    effects: the effects of its cards, in order; cards: one entry per value, 8 cards in total; plural: the plural of its
    name if irregular (default: with s, es or ies); source: the source of its name and effects, not of the numbers on
    its cards; rule: the clause with its text; topic: the topic of RULES.md with its other clauses, empty for types from
    packs.
    """

    id: str
    name: str
    source: Source
    effects: tuple[ClaimEffect | EndEffect, ...]
    cards: tuple[Card, ...]
    plural: str = ""
    rule: str = ""
    topic: str = ""

    @property
    def many(self) -> str:
        """The plural of its name."""
        return self.plural or plural(self.name)

    @property
    def claim(self) -> tuple[ClaimEffect, ...]:
        """The effects right after a card is taken, in order. (DG-TAKE-3)"""
        return tuple([effect for effect in self.effects if isinstance(effect, ClaimEffect)])

    @property
    def end(self) -> tuple[EndEffect, ...]:
        """The game-end effects of the type. (DG-END-1)"""
        return tuple([effect for effect in self.effects if isinstance(effect, EndEffect)])

    @property
    def text(self) -> str:
        """The text of its effects."""
        return " ".join([effect.words().format(name=self.name, plural=self.many) for effect in self.effects])

    def short(self, card: Card) -> str:
        """Return the short text of one of its cards."""
        return ". ".join([effect.short_on(card).format(name=self.name, plural=self.many) for effect in self.effects])


@dataclass(frozen=True, kw_only=True)
class Room:
    """One side of a Room board. (DG-COMP-4, DG-COMP-5)

    board: the number of its board, from 1 without gaps. The rooms of one board alternate; a 4th board adds a 4th room
    to every match; flashlights: the number on each of its spaces, from the top; effect: the effect of the room; rule:
    the clause with its text; topic: the topic of RULES.md with its other clauses, empty for rooms from packs.
    """

    id: str
    name: str
    source: Source
    board: Annotated[int, Meta(ge=1, le=6)]
    flashlights: Annotated[tuple[Lights, ...], Meta(min_length=4, max_length=4)]
    effect: RoomEffect
    rule: str = ""
    topic: str = ""

    @property
    def text(self) -> str:
        """The text of its effect."""
        return self.effect.words()


def read_on(printed: CardType | Room) -> str:
    """Return the clause to show for a type or room: the first of its topic, or else the one it names."""
    return f"{printed.topic}-1" if printed.topic else printed.rule


@dataclass(frozen=True, kw_only=True)
class Component:
    """A kind of other pieces in the box. (DG-COMP-2, DG-COMP-3)"""

    id: str
    name: str
    copies: Count
    source: Source


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """A row of the set-up table, for 2, 3, 4 or 5 players. (DG-COMP-1)

    players: number of players; types: number of card types in the deck; removed: number of cards removed from it,
    unseen.
    """

    id: str
    players: Annotated[int, Meta(ge=2, le=5)]
    types: Count
    removed: Annotated[int, Meta(ge=0, le=100)]


class Box:
    """All printed facts. added: the content of packs.

    Indexed by card number: `ids`, `entry` (the id that copies share), `kind` (the number of its type), `curses`,
    `dice`, `named` (the value it names).
    Indexed by type number: `of_type` (its cards), `claim` and `end` (its effects). Indexed by room number:
    `flashlights`, `effect`, `turned` (the next room when its board is turned over). `boards`: the room numbers of each
    board.
    Indexed by id: `type_number`, `room_number`, and `number` for cards.
    """

    __slots__ = (
        "types",
        "type_number",
        "rooms",
        "room_number",
        "components",
        "setups",
        "added",
        "cards",
        "ids",
        "entry",
        "number",
        "kind",
        "curses",
        "dice",
        "named",
        "of_type",
        "claim",
        "end",
        "boards",
        "flashlights",
        "effect",
        "turned",
    )

    def __init__(
        self,
        types: tuple[CardType, ...],
        rooms: tuple[Room, ...],
        components: tuple[Component, ...],
        setups: tuple[SetUp, ...],
        added: AddedPacks,
    ) -> None:
        self.types: Final = types
        self.type_number: Final[dict[str, int]] = {card_type.id: number for number, card_type in enumerate(types)}
        self.rooms: Final = rooms
        self.room_number: Final[dict[str, int]] = {room.id: number for number, room in enumerate(rooms)}
        self.components: Final = components
        self.setups: Final = {row.players: row for row in setups}
        self.added: Final = added
        cards: list[Card] = []
        ids: list[str] = []
        entry: list[str] = []
        kinds: list[int] = []
        for kind, card_type in enumerate(types):
            for card in card_type.cards:
                for id in copy_ids(f"{card_type.id}-{card.curses}", card.copies):
                    cards.append(card)
                    ids.append(id)
                    entry.append(f"{card_type.id}-{card.curses}")
                    kinds.append(kind)
        self.cards: Final[tuple[Card, ...]] = tuple(cards)
        self.ids: Final[tuple[str, ...]] = tuple(ids)
        self.entry: Final[tuple[str, ...]] = tuple(entry)
        self.number: Final[dict[str, int]] = {piece: number for number, piece in enumerate(ids)}
        self.kind: Final[tuple[int, ...]] = tuple(kinds)
        self.curses: Final[tuple[int, ...]] = tuple([card.curses for card in cards])
        self.dice: Final[tuple[int, ...]] = tuple([card.dice for card in cards])
        self.named: Final[tuple[int, ...]] = tuple([card.names for card in cards])
        self.of_type: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([card for card, of in enumerate(kinds) if of == kind]) for kind in range(len(types))]
        )
        self.claim: Final[tuple[tuple[ClaimEffect, ...], ...]] = tuple([card_type.claim for card_type in types])
        self.end: Final[tuple[tuple[EndEffect, ...], ...]] = tuple([card_type.end for card_type in types])
        boards = sorted({room.board for room in rooms})
        self.boards: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([number for number, room in enumerate(rooms) if room.board == board]) for board in boards]
        )
        self.flashlights: Final[tuple[tuple[int, ...], ...]] = tuple([room.flashlights for room in rooms])
        self.effect: Final[tuple[RoomEffect, ...]] = tuple([room.effect for room in rooms])
        turned = [0] * len(rooms)
        for sides in self.boards:
            for place, room in enumerate(sides):
                turned[room] = sides[(place + 1) % len(sides)]
        self.turned: Final[tuple[int, ...]] = tuple(turned)

    def card_name(self, card: int) -> str:
        """Return the name of a card: its type and its Curses."""
        return f"{self.types[self.kind[card]].name} {self.curses[card]}"
