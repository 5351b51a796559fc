"""The box: everything printed on cards and boards. It is immutable, and all copies of a match share it.

Cards, card types and rooms are numbered in the order of the content files. Within a type, cards are ordered by value,
then by copy.
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
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress

KEEP: Final[Option] = ("keep",)
"""The option to keep the dice as rolled."""

SPACES: Final = 4
"""The number of spaces per room; each space holds one meeple. (DG-COMP-5)"""

MOST_BOARDS: Final = 6
"""The maximum number of Room boards, including boards from packs."""

SLOTS: Final = 3
"""The number of card slots per room. (DG-SETUP-6)"""

CARDS_OF_A_TYPE: Final = 8

PLAYERS: Final = (2, 3, 4, 5)
"""The supported numbers of players. The set-up table has one row for each. (DG-COMP-1)"""

NO_SLOT: Final = -1

NOBODY_HERE: Final = -1
"""Marks a space without a meeple, and, instead of a room number, a Room board that has been removed."""

Count = Annotated[int, Meta(ge=1, le=100)]
Set = Annotated[int, Meta(ge=1, le=CARDS_OF_A_TYPE)]
"""A number of cards of one card type."""

Value = Annotated[int, Meta(ge=1, le=9)]
Space = Annotated[int, Meta(ge=1, le=4)]
Slot = Annotated[int, Meta(ge=1, le=3)]
Lights = Annotated[int, Meta(ge=0, le=9)]
Ghosts = Annotated[int, Meta(ge=-20, le=20)]


class ClaimEffect(Effect):
    """An effect that applies right after a player takes a card of the type. Each verb is a subclass in `rules/verbs`.

    (DG-TAKE-3)
    """

    __slots__ = ()

    def short_on(self, card: Card) -> str:
        """Return a short rules text for a small drawing of this card."""
        return self.short()

    def expect(self, outlook: Outlook) -> float:
        """Return how much the card type is expected to change a seat's Curses; negative if it saves Curses."""
        raise NotImplementedError

    def progress(self, held: Held) -> Progress | None:
        """Return how far the effect is for a player with these cards; None if the number of cards does not matter."""
        return None


class EndEffect(Verb):
    """An effect of a card type that applies at the end of the game. Each verb is a subclass in `rules/verbs`.

    (DG-END-1)
    """

    __slots__ = ()

    def do(self, s: Any, kind: int) -> None:
        """Apply the effect to the cards of every player. kind: the number of the card type."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the rules text as a sentence.

        The placeholders `{name}` and `{plural}` stand for the name of the card type.
        """
        raise NotImplementedError

    def short(self) -> str:
        """Return a short rules text for small drawings of cards."""
        return self.words()

    def short_on(self, card: Card) -> str:
        """Return a short rules text for this card. Unlike `short`, it can mention the value that the card names."""
        return self.short()

    def expect(self, outlook: Outlook) -> float:
        """Return how much the card type is expected to change a seat's Curses; negative if it saves Curses."""
        raise NotImplementedError

    def progress(self, held: Held) -> Progress | None:
        """Return how far the effect is for a player with these cards; None if the number of cards does not matter."""
        return None


class RoomEffect(Verb):
    """An effect of a room. It has a method for each moment it can apply. Each verb is a subclass in `rules/verbs`."""

    __slots__ = ()

    def arranged(self, s: Any, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards dealt to the room, in their order from the left."""
        return cards

    def hidden_slot(self) -> int:
        """Return the slot whose card is face down, or NO_SLOT if all cards are face up."""
        return NO_SLOT

    def place(self, s: Any) -> None:
        """Apply the effect after a player places a meeple in the room."""

    def at_once(self, space: int) -> int:
        """Return the ghosts that a meeple placed on this space brings immediately, negative if ghosts are discarded."""
        return 0

    def resolve(self, s: Any) -> None:
        """Apply the effect after the room's 3rd meeple is placed and before the dice are rolled."""

    def take(self, s: Any) -> None:
        """Apply the effect after a player takes a card from the room and before the card's own effects apply."""

    def expect(self, outlook: Visit) -> float:
        """Return the expected ghosts of placing a meeple or taking a card, negative if ghosts are discarded."""
        raise NotImplementedError

    def words(self) -> str:
        """Return the rules text of the effect as a sentence."""
        raise NotImplementedError

    def short(self) -> str:
        """Return a short rules text for a small drawing of the room."""
        return self.words()


@dataclass(frozen=True, kw_only=True)
class Card:
    """All copies of a card: the cards of one type that have the same value.

    curses: how many Curses each copy shows, which is also its value; dice: how many dice symbols each copy shows;
    names: the value of another card that this card names, which matters for the effect `dispel-named`; 0 for none.
    (DG-COMP-7, DG-COMP-8, DG-AMULET-3)
    """

    curses: Value
    dice: Annotated[int, Meta(ge=0, le=6)]
    copies: Annotated[int, Meta(ge=1, le=8)]
    source: Source
    names: Annotated[int, Meta(ge=0, le=9)] = 0


@dataclass(frozen=True, kw_only=True)
class CardType:
    """A type of Cursed cards.

    effects: the effects of the cards of this type, in the order in which they apply; cards: the cards of the type by
    their value; with all copies, they are always 8; plural: the plural of the name if it is irregular (by default, s,
    es or ies is added); source: the source of the name and the effects, not of the numbers on the cards; rule: the id
    of the clause in RULES.md that contains the text of the type; topic: the prefix of the ids of further clauses about
    the type, such as `DG-TOME`, empty for types from packs. (DG-COMP-6)
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
        """The plural of the type's name."""
        return self.plural or plural(self.name)

    @property
    def claim(self) -> tuple[ClaimEffect, ...]:
        """The effects that apply right after a card of the type is taken, in order. (DG-TAKE-3)"""
        return tuple([effect for effect in self.effects if isinstance(effect, ClaimEffect)])

    @property
    def end(self) -> tuple[EndEffect, ...]:
        """The effects that apply at the end of the game, in order. (DG-END-1)"""
        return tuple([effect for effect in self.effects if isinstance(effect, EndEffect)])

    @property
    def text(self) -> str:
        """The rules text of all effects of the type."""
        return " ".join([effect.words().format(name=self.name, plural=self.many) for effect in self.effects])

    def short(self, card: Card) -> str:
        """Return the short rules text for one card of the type."""
        return ". ".join([effect.short_on(card).format(name=self.name, plural=self.many) for effect in self.effects])

    def progress(self, held: Held) -> Progress:
        """Return how far the first effect that depends on the number of cards is for a player with these cards."""
        for effect in self.effects:
            progress = effect.progress(held)
            if progress is not None:
                return progress
        return Progress(held.count(), self.text, AT_THE_END)


@dataclass(frozen=True, kw_only=True)
class Room:
    """One side of a Room board. The rooms of a board alternate: the board is turned over when its room has been
    resolved. Boards added by packs add a room to every match.

    board: the number of the Room board, counted from 1 without gaps; flashlights: the number of flashlights on each
    space, from the top; effect: the effect of the room; rule: the id of the clause in RULES.md that contains the text
    of the room; topic: the prefix of the ids of further clauses about the room, empty for rooms from packs.
    (DG-COMP-4, DG-COMP-5)
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
        """The rules text of the room's effect."""
        return self.effect.words()


def read_on(printed: CardType | Room) -> str:
    """Return the id of the clause to show for a card type or room: the first of its topic, or `rule` if it has none."""
    return f"{printed.topic}-1" if printed.topic else printed.rule


@dataclass(frozen=True, kw_only=True)
class Component:
    """A kind of component other than cards, such as meeples or dice. (DG-COMP-2, DG-COMP-3)"""

    id: str
    name: str
    copies: Count
    source: Source


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """A row of the set-up table, which applies to one number of players.

    players: the number of players, from 2 to 5; types: the number of card types in the deck; removed: the number of
    cards removed unseen from the deck.
    (DG-COMP-1)
    """

    id: str
    players: Annotated[int, Meta(ge=2, le=5)]
    types: Count
    removed: Annotated[int, Meta(ge=0, le=100)]


class Box:
    """Lookup tables of all printed facts. `added` is the content of packs.

    Indexed by card number: `ids`; `entry`, the id that all copies of a card share; `kind`, the number of the card type;
    `curses`; `dice`; `named`, the value that the card names.
    Indexed by type number: `of_type`, the cards of the type; `claim` and `end`, the effects of the type.
    Indexed by room number: `flashlights`; `effect`; `turned`, the room that follows when the board is turned over.
    `boards` contains the room numbers of each board.
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
        """Return the displayed name of a card: its type followed by its Curses."""
        return f"{self.types[self.kind[card]].name} {self.curses[card]}"
