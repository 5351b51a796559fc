"""What lies on the table in Don't Go In There, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.dice import Dice
from gloaming.engine.state import State
from gloaming.engine.zones import ALL, EVERYONE, LOOKED, NOBODY, OWNER, Value, Zone
from gloaming.games.dont_go_in_there.content import CARDS, ROOMS, SETUPS, TYPES

BOARDS: Final = 3
SPACES: Final = 4
SLOTS: Final = 3

NOBODY_HERE: Final = -1
"""On a space: no meeple. For a board: no room, for the board has been removed."""

UP: Final[tuple[int, ...]] = (EVERYONE,) * SLOTS

TYPE: Final[tuple[int, ...]] = tuple([kind for _, kind, _ in CARDS])
CURSES: Final[tuple[int, ...]] = tuple([card.curses for _, _, card in CARDS])
DICE: Final[tuple[int, ...]] = tuple([card.dice for _, _, card in CARDS])
NAMES: Final[tuple[int, ...]] = tuple([card.names for _, _, card in CARDS])
FLASHLIGHTS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(room.flashlights) for room in ROOMS])


class Table(State):
    """The table. Cards, types and rooms are numbers (see `content`); boards, spaces and slots count from 0.

    Space 0 is the top one, slot 0 the left one. `room` is the room that lies up on each board; `rolled` holds the
    dice of the room being resolved, 1 for a ghost. `board`, `space` and `card` are those of the meeple that acts.
    """

    __slots__ = (
        "meeples",
        "chosen_types",
        "chosen_rooms",
        "types",
        "deck",
        "removed",
        "room",
        "cards",
        "looked",
        "spaces",
        "supply",
        "ghosts",
        "tableau",
        "dispelled",
        "haunted",
        "first_reached",
        "revealed",
        "resolving",
        "resolver",
        "rolled",
        "board",
        "space",
        "slot",
        "card",
    )

    meeples: int
    chosen_types: tuple[int, ...]
    chosen_rooms: tuple[int, ...]
    types: tuple[int, ...]
    deck: tuple[int, ...]
    removed: tuple[int, ...]
    room: list[int]
    cards: list[tuple[int, ...]]
    looked: list[tuple[int, ...]]
    spaces: list[tuple[int, ...]]
    supply: list[int]
    ghosts: list[int]
    tableau: list[tuple[int, ...]]
    dispelled: list[tuple[int, ...]]
    haunted: list[int]
    first_reached: tuple[int, ...]
    revealed: bool
    resolving: bool
    resolver: int
    rolled: tuple[int, ...]
    board: int
    space: int
    slot: int
    card: int

    def __init__(self) -> None:
        pass

    def copy(self) -> Table:
        """The same position, sharing nothing that can change."""
        other = Table()
        self.copy_to(other)
        other.meeples = self.meeples
        other.chosen_types = self.chosen_types
        other.chosen_rooms = self.chosen_rooms
        other.types = self.types
        other.deck = self.deck
        other.removed = self.removed
        other.room = self.room[:]
        other.cards = self.cards[:]
        other.looked = self.looked[:]
        other.spaces = self.spaces[:]
        other.supply = self.supply[:]
        other.ghosts = self.ghosts[:]
        other.tableau = self.tableau[:]
        other.dispelled = self.dispelled[:]
        other.haunted = self.haunted[:]
        other.first_reached = self.first_reached
        other.revealed = self.revealed
        other.resolving = self.resolving
        other.resolver = self.resolver
        other.rolled = self.rolled
        other.board = self.board
        other.space = self.space
        other.slot = self.slot
        other.card = self.card
        return other

    def face_up(self, seat: int, kind: int) -> list[int]:
        """The cards of a type that lie face up in a tableau: only these count toward a set. (DG-SET-1)"""
        found = []
        for card in self.tableau[seat]:
            if TYPE[card] == kind:
                found.append(card)
        return found

    def curses(self, seat: int) -> int:
        """The Curses on the face-up cards of a seat, and those that ghosts have brought. (DG-WIN-1, DG-GOAL-2)"""
        total = self.haunted[seat]
        for card in self.tableau[seat]:
            total += CURSES[card]
        return total


FIELDS: Final = (
    Zone("deck", NOBODY),
    Zone("removed", NOBODY),
    Zone("cards", LOOKED, many=True, looked="looked"),
    Zone("tableau", ALL, many=True),
    Zone("dispelled", ALL, many=True),
    Value("looked", list[tuple[int, ...]], NOBODY),
    Value("meeples", int),
    Value("chosen_types", tuple[int, ...]),
    Value("chosen_rooms", tuple[int, ...]),
    Value("types", tuple[int, ...]),
    Value("room", list[int]),
    Value("spaces", list[tuple[int, ...]]),
    Value("supply", list[int]),
    Value("ghosts", list[int], OWNER, revealed="revealed"),
    Value("haunted", list[int]),
    Value("first_reached", tuple[int, ...]),
    Value("revealed", bool),
    Value("resolving", bool),
    Value("resolver", int),
    Value("rolled", tuple[int, ...]),
    Value("board", int),
    Value("space", int),
    Value("slot", int),
    Value("card", int),
)


def table(seats: int, dice: Dice, settings: Mapping[str, Any]) -> Table:
    """An empty table, with what was chosen for the set-up; each player has 5 meeples unless told. (DG-SETUP-7)"""
    types = {one.id: number for number, one in enumerate(TYPES)}
    rooms = {room.id: number for number, room in enumerate(ROOMS)}
    s = Table()
    s.meeples = settings["meeples"]
    s.chosen_types = tuple([types[name] for name in settings["types"] or ()])
    boards = [settings["board-1"], settings["board-2"], settings["board-3"]]
    s.chosen_rooms = tuple([NOBODY_HERE if name is None else rooms[name] for name in boards])
    s.types = ()
    s.deck = ()
    s.removed = ()
    s.room = [NOBODY_HERE] * BOARDS
    s.cards = [()] * BOARDS
    s.looked = [()] * BOARDS
    s.spaces = [()] * BOARDS
    s.supply = [s.meeples] * seats
    s.ghosts = [0] * seats
    s.tableau = [()] * seats
    s.dispelled = [()] * seats
    s.haunted = [0] * seats
    s.first_reached = ()
    s.revealed = False
    s.resolving = False
    s.resolver = 0
    s.rolled = ()
    s.board = 0
    s.space = 0
    s.slot = 0
    s.card = 0
    return s


def removed_at_setup(seats: int) -> int:
    """How many cards are removed from the deck. (DG-SETUP-3)"""
    return SETUPS[seats].removed


def types_at_setup(seats: int) -> int:
    """How many card types are used. (DG-SETUP-1)"""
    return SETUPS[seats].types
