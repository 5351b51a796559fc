"""Generated from fields.py by `make generate`: do not edit."""

from __future__ import annotations

from gloaming.engine.state import State
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, Box


class Fields(State):
    """What lies on the table."""

    __slots__ = (
        "box",
        "deck",
        "removed",
        "cards",
        "tableau",
        "dispelled",
        "looked",
        "meeples",
        "chosen_types",
        "chosen_rooms",
        "types",
        "room",
        "spaces",
        "supply",
        "ghosts",
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

    box: Box
    deck: tuple[int, ...]
    removed: tuple[int, ...]
    cards: list[tuple[int, ...]]
    tableau: list[tuple[int, ...]]
    dispelled: list[tuple[int, ...]]
    looked: list[tuple[int, ...]]
    meeples: int
    chosen_types: tuple[int, ...]
    chosen_rooms: tuple[int, ...]
    types: tuple[int, ...]
    room: list[int]
    spaces: list[tuple[int, ...]]
    supply: list[int]
    ghosts: list[int]
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

    def start(self, seats: int) -> None:
        """Stand as before the first step of the rules. Chosen and shared fields are set before."""
        self.seats = seats
        self.deck = ()
        self.removed = ()
        self.cards = [()] * len(self.box.boards)
        self.tableau = [()] * self.seats
        self.dispelled = [()] * self.seats
        self.looked = [()] * len(self.box.boards)
        self.types = ()
        self.room = [NOBODY_HERE] * len(self.box.boards)
        self.spaces = [()] * len(self.box.boards)
        self.supply = [0] * self.seats
        self.ghosts = [0] * self.seats
        self.haunted = [0] * self.seats
        self.first_reached = ()
        self.revealed = False
        self.resolving = False
        self.resolver = 0
        self.rolled = ()
        self.board = 0
        self.space = 0
        self.slot = 0
        self.card = 0

    def copy_fields(self, other: Fields) -> None:
        """Give every field to another table, sharing nothing that can change."""
        self.copy_to(other)
        other.box = self.box
        other.deck = self.deck
        other.removed = self.removed
        other.cards = self.cards[:]
        other.tableau = self.tableau[:]
        other.dispelled = self.dispelled[:]
        other.looked = self.looked[:]
        other.meeples = self.meeples
        other.chosen_types = self.chosen_types
        other.chosen_rooms = self.chosen_rooms
        other.types = self.types
        other.room = self.room[:]
        other.spaces = self.spaces[:]
        other.supply = self.supply[:]
        other.ghosts = self.ghosts[:]
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
