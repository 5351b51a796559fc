"""Generated from fields.py by `make generate`: do not edit."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import State
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, Box


class Fields(State):
    """The declared fields of the state."""

    # fmt: off
    __slots__ = (
        "box", "deck", "removed", "cards", "tableau", "dispelled", "looked", "meeples", "chosen_types", "chosen_rooms",
        "types", "room", "spaces", "supply", "ghosts", "haunted", "first_reached", "revealed", "resolving", "resolver",
        "rolled", "board", "space", "slot", "card",
    )
    # fmt: on

    # All cards and rooms.
    box: Box
    # The deck; the next card to deal is last.
    deck: tuple[int, ...]
    # Cards that set-up removed from the deck, unseen.
    removed: tuple[int, ...]
    # The cards in the rooms, by board and slot.
    cards: list[tuple[int, ...]]
    # The face-up cards of each player.
    tableau: list[tuple[int, ...]]
    # The dispelled (face-down) cards of each player.
    dispelled: list[tuple[int, ...]]
    # The seats that have seen each card in the rooms, as bits.
    looked: list[tuple[int, ...]]
    # The number of meeples of each player.
    meeples: int
    # The card types chosen in the settings, empty for a random choice.
    chosen_types: tuple[int, ...]
    # The first room of each board, NOBODY_HERE for a random choice.
    chosen_rooms: tuple[int, ...]
    # The card types in play.
    types: tuple[int, ...]
    # The face-up room of each board, NOBODY_HERE for a removed board.
    room: list[int]
    # The seat whose meeple is on each space of each board.
    spaces: list[tuple[int, ...]]
    # The meeples left in each player's supply.
    supply: list[int]
    # The ghosts of each player.
    ghosts: list[int]
    # The Curses of each player that come from ghosts.
    haunted: list[int]
    # The card types whose once-per-match effect has been used.
    first_reached: tuple[int, ...]
    # Whether all ghosts have been revealed.
    revealed: bool
    # Whether a room is being resolved.
    resolving: bool
    # The seat that placed the 3rd meeple in the room being resolved.
    resolver: int
    # The dice rolled for the room being resolved, 1 for a ghost.
    rolled: tuple[int, ...]
    board: int
    space: int
    slot: int
    card: int

    def start(self, seats: int) -> None:
        """Initialize the fields of a new match, except chosen and shared ones, which are already set."""
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
        """Copy every field to another state, which shares no mutable value."""
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


# fmt: off
NUMBERS: Final = (
    "meeples", "revealed", "resolving", "resolver", "board", "space", "slot", "card", "deck", "removed",
)
# fmt: on


def numbers(s: Fields) -> list[int]:
    """Return the whole numbers and the sizes of single piles, in the order of NUMBERS."""
    # fmt: off
    return [
        s.meeples, s.revealed, s.resolving, s.resolver, s.board, s.space, s.slot, s.card, len(s.deck), len(s.removed),
    ]
    # fmt: on
