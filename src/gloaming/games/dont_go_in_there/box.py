"""What is in the box: everything printed on cards and boards, as one value. Nothing in it changes; copies share it.

Everything is numbered as the files list it: a card by its type, then its value, then its copy.
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
"""To leave the dice of a room as they lie."""

SPACES: Final = 4
"""The spaces of a room, for a meeple each. (DG-COMP-5)"""

MOST_BOARDS: Final = 6
"""The most Room boards that packs can bring it to."""

SLOTS: Final = 3
"""The places for cards in a room. (DG-SETUP-6)"""

CARDS_OF_A_TYPE: Final = 8

PLAYERS: Final = (2, 3, 4, 5)
"""There is a row of the set-up table for each. (DG-COMP-1)"""

NO_SLOT: Final = -1

NOBODY_HERE: Final = -1
"""On a space: no meeple. For a board: no room, for the board has been removed."""

Count = Annotated[int, Meta(ge=1, le=100)]
Set = Annotated[int, Meta(ge=1, le=CARDS_OF_A_TYPE)]
"""So many cards of a type."""

Value = Annotated[int, Meta(ge=1, le=9)]
Space = Annotated[int, Meta(ge=1, le=4)]
Slot = Annotated[int, Meta(ge=1, le=3)]
Lights = Annotated[int, Meta(ge=0, le=9)]
Ghosts = Annotated[int, Meta(ge=-20, le=20)]


class ClaimEffect(Effect):
    """What a type of card does right after one of it is taken: a verb a subclass, in `rules/verbs`. (DG-TAKE-3)"""

    __slots__ = ()

    def short_on(self, card: Card) -> str:
        """In few words, for a card of the type that is drawn small."""
        return self.short()

    def expect(self, outlook: Outlook) -> float:
        """Return the change in the Curses of a seat's cards of the type: below 0 where it spares some."""
        raise NotImplementedError


class EndEffect(Verb):
    """What a type of card does at the end of the game: a verb a subclass, in `rules/verbs`. (DG-END-1)"""

    __slots__ = ()

    def do(self, s: Any, kind: int) -> None:
        """Carry it out for every player. kind: the number of the type."""
        raise NotImplementedError

    def words(self) -> str:
        """What it says, as a sentence: `{name}` and `{plural}` stand for the type."""
        raise NotImplementedError

    def short(self) -> str:
        """The same in few words, for a card that is drawn small."""
        return self.words()

    def short_on(self, card: Card) -> str:
        """The same for one of the cards, where it names a value."""
        return self.short()

    def expect(self, outlook: Outlook) -> float:
        """Return the change in the Curses of a seat's cards of the type: below 0 where it spares some."""
        raise NotImplementedError


class RoomEffect(Verb):
    """What a room does, at each of the moments when it may: a verb a subclass, in `rules/verbs`."""

    __slots__ = ()

    def arranged(self, s: Any, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The cards dealt to the room, in the order in which they lie from the left."""
        return cards

    def hidden_slot(self) -> int:
        """The slot whose card lies face down, or NO_SLOT."""
        return NO_SLOT

    def place(self, s: Any) -> None:
        """A meeple has been placed here."""

    def at_once(self, space: int) -> int:
        """The ghosts that whoever places a meeple on the space takes at once, below 0 where they are discarded."""
        return 0

    def resolve(self, s: Any) -> None:
        """The 3rd meeple has been placed, and the dice are not rolled yet."""

    def take(self, s: Any) -> None:
        """A card has been taken from here, and does not act yet."""

    def expect(self, outlook: Visit) -> float:
        """Return the ghosts that come with a meeple on a space or with the card of a slot: below 0 where some go."""
        raise NotImplementedError

    def words(self) -> str:
        """What it says, as a sentence."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Card:
    """The cards of one value within a type. (DG-COMP-7, DG-COMP-8, DG-AMULET-3)

    curses: their value, the Curses that each is worth; dice: the dice symbols on each, for which a room rolls; names:
    the value of another that it names, for `dispel-named`, 0 for none.
    """

    curses: Value
    dice: Annotated[int, Meta(ge=0, le=6)]
    copies: Annotated[int, Meta(ge=1, le=8)]
    source: Source
    names: Annotated[int, Meta(ge=0, le=9)] = 0


@dataclass(frozen=True, kw_only=True)
class CardType:
    """One of the types of Cursed cards. (DG-COMP-6)

    effects: what a card of it does, in order; cards: its cards, by value, each value once, and 8 cards in all; plural:
    its name for several cards, where that is not made with s, es or ies as usual; source: where its name and what it
    does come from, not the numbers of its cards; rule: the clause that says what stands on it; topic: the topic of
    RULES.md whose clauses say more, none of a pack's own.
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
        """Its name for several of them."""
        return self.plural or plural(self.name)

    @property
    def claim(self) -> tuple[ClaimEffect, ...]:
        """What a card does right after it is taken, in the order written. (DG-TAKE-3)"""
        return tuple([effect for effect in self.effects if isinstance(effect, ClaimEffect)])

    @property
    def end(self) -> tuple[EndEffect, ...]:
        """What the type does at the end of the game. (DG-END-1)"""
        return tuple([effect for effect in self.effects if isinstance(effect, EndEffect)])

    @property
    def text(self) -> str:
        """What it does, in words."""
        return " ".join([effect.words().format(name=self.name, plural=self.many) for effect in self.effects])

    def short(self, card: Card) -> str:
        """What one of its cards does, in few words."""
        return ". ".join([effect.short_on(card).format(name=self.name, plural=self.many) for effect in self.effects])


@dataclass(frozen=True, kw_only=True)
class Room:
    """One side of a Room board. (DG-COMP-4, DG-COMP-5)

    board: the number of its board, counted from 1 without a gap: the rooms of one board take turns, and a 4th board
    lays a 4th room on the table in every match; flashlights: how many each of its spaces has, from the
    top; effect: what the room does; rule: the clause that says what stands on it; topic: the topic of RULES.md whose
    clauses say more, none of a pack's own.
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
        """What it does, in words."""
        return self.effect.words()


def read_on(printed: CardType | Room) -> str:
    """The clause at which people read about a type or room: the first of its topic, else the one that it names."""
    return f"{printed.topic}-1" if printed.topic else printed.rule


@dataclass(frozen=True, kw_only=True)
class Component:
    """Other pieces in the box. (DG-COMP-2, DG-COMP-3)"""

    id: str
    name: str
    copies: Count
    source: Source


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """A row of the set-up table: there is one for 2, 3, 4 and 5 players. (DG-COMP-1)

    players: how many play; types: how many types of cards are in the deck; removed: how many cards are taken out of it,
    unseen.
    """

    id: str
    players: Annotated[int, Meta(ge=2, le=5)]
    types: Count
    removed: Annotated[int, Meta(ge=0, le=100)]


class Box:
    """Everything printed. added: what packs make of it.

    By the number of a card: `ids`, `entry` (the id that its copies share), `kind` (the number of its type), `curses`,
    `dice`, `named` (the value it names).
    By the number of a type: `of_type`, its cards, and `claim` and `end`, what it does. By the number of a room:
    `flashlights`, `effect`, and `turned`, the room that lies up when its board is turned over. `boards`: by board, the
    numbers of its rooms.
    `type_number`, `room_number`, and `number` of a card: by id.
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
        """A card in words: its type and its Curses."""
        return f"{self.types[self.kind[card]].name} {self.curses[card]}"
