"""Numbers that mean something: how hunters fare, ways out of a tile, laws of scenarios, kinds of attacks."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""Cards by their numbers."""

NONE: Final = -1
"""No tile, cell, hunter, Monster or card."""

# How a hunter fares
STANDING: Final = 0

FALLEN: Final = 1
"""Out until the end of the next turn of their own."""

ENEMY: Final = 2
"""Plays on the side of the Enemy."""

GUEST: Final = 3
"""The Ninth Guest, revealed: an Enemy with pools of their own."""

# What has become of a match
GOING_ON: Final = 0
WON: Final = 1
LOST: Final = 2

# Ways out of a tile: its four sides, the other door of a Tower, and three that are no doors.
FAR: Final = 4
STAIRS: Final = 5
SLIDE: Final = 6
CLIMB: Final = 7
WAYS: Final = 8

# Laws of a scenario, a bit each
LAWS: Final = ("open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege")

# Attacks that a hunter prepares for a round
NORMAL: Final = 0
FREE: Final = 1
FREE_ALL: Final = 2
FREE_DOUBLE: Final = 3

UNOPENED: Final = -2
"""A door beyond which no tile lies yet."""


# Two numbers in one, as fields and arguments of flows hold them


def wall_number(tile: int, side: int) -> int:
    """A side of a tile, in `markers`, `new_doors` and `ends`."""
    return tile * 4 + side


def wall_tile(wall: int) -> int:
    """The tile of a wall."""
    return wall // 4


def wall_side(wall: int) -> int:
    """The side of its tile that a wall is."""
    return wall % 4


def door_number(tile: int, way: int) -> int:
    """A way out of a tile, as an argument of flows that lay one."""
    return tile * WAYS + way


def door_tile(door: int) -> int:
    """The tile of a door."""
    return door // WAYS


def door_way(door: int) -> int:
    """The way out of its tile that a door is."""
    return door % WAYS


def move_number(tile: int, way: int) -> int:
    """An extra move through one door alone, in `extra`."""
    return tile * 16 + way


def for_hunter(number: int, hunter: int) -> int:
    """A tile or card with a hunter, in `lock_tried` and `got_once`."""
    return number * 4 + hunter


def take_from(cards: Cards, places: tuple[int, ...], place: int) -> tuple[int, Cards, tuple[int, ...]]:
    """Take the first card that lies in a place. Returns it, NONE without, and the cards and places that are left.

    Cards that lie about are a zone of plain numbers, whose places stand in a field of their own in the same order.
    """
    if place not in places:
        return NONE, cards, places
    at = places.index(place)
    return cards[at], cards[:at] + cards[at + 1 :], places[:at] + places[at + 1 :]


HUNTERS: Final = 4
"""The most hunters: there are Judge cards in so many colours. (GH-TABLE-1, GH-SETUP-6)"""

SEATS: Final = 5
"""Four hunters and the host. (GH-TABLE-6)"""

SHORT_PILE: Final = 3
"""Tiles drawn by lot for a pile of a short night, at most. (GH-TABLE-8)"""

SHORT_POOL: Final = 8
"""What the Boss of a short night has in a pool, at most. (GH-TABLE-8)"""

ABILITIES: Final = ("st", "dx", "iq", "wp")
"""Strength, swiftness, knowledge and will. (GH-CHAR-2)"""

RAISES: Final = ("st", "dx", "iq", "wp", "hp", "mp")
"""What a raise may be of. (GH-CHAR-5)"""

ST: Final = 0
DX: Final = 1
WP: Final = 3
HP: Final = 0
MP: Final = 1
POOLS: Final = ("hp", "mp")

PILES: Final = 2
UNUSED: Final = PILES

COVERED: Final = PILES + 1
"""Where a tile can be hidden: the number of its pile; in the box, left there by lot; or face down on the table."""

FLOORS: Final = ("basement", "first", "second")

FIRST: Final = 1
SECOND: Final = 2
SIDES: Final = ("north", "east", "south", "west")

TURNED: Final[tuple[int, ...]] = tuple(
    [((mask << quarters) | (mask >> (4 - quarters))) & 15 for mask in range(16) for quarters in range(4)]
)
"""Sides, a bit each, after so many quarter turns, clockwise."""

WIDE: Final = 64
"""Cells of a floor in a row; the first tile lies in the middle of it."""

CELLS: Final = WIDE * WIDE

MARKERS: Final = 3
"""Door markers. (GH-MARKER-6)"""

LEFT_BEHIND: Final = 5
"""The most Monsters that stay on the map. (GH-MONSTER-5)"""

JUDGE_CARDS: Final = 10
"""From 1 to 10, of each colour. (GH-CHECK-1)"""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")

NUMERALS: Final = 9
"""The ranks that lower the Maximum MP; the others remove and cancel. (GH-MAD-2)"""

CLUES: Final = 12
"""The most clues of a scenario: each is called by a letter."""

SEEN: Final = 4
"""The most cards of a pile that are looked at: each has its place among those that are put back. (GH-EVENT-6)"""
