"""Named numbers: states of hunters, ways out of a tile, laws of scenarios, kinds of attacks."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""Cards by their numbers."""

NONE: Final = -1
"""No tile, cell, hunter, Monster or card."""

# States of a hunter
STANDING: Final = 0

FALLEN: Final = 1
"""Out until the end of the hunter's next turn."""

ENEMY: Final = 2
"""Plays on the side of the Enemy."""

GUEST: Final = 3
"""The revealed Ninth Guest: an Enemy-player with pools."""

# Outcomes of a match
GOING_ON: Final = 0
WON: Final = 1
LOST: Final = 2

# Ways out of a tile: its four sides, the other door of a Tower, and three other ways.
FAR: Final = 4
STAIRS: Final = 5
SLIDE: Final = 6
CLIMB: Final = 7
WAYS: Final = 8

# Laws of a scenario, as bits
LAWS: Final = ("open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege")

# Attacks of a hunter in a battle round
NORMAL: Final = 0
FREE: Final = 1
FREE_ALL: Final = 2
FREE_DOUBLE: Final = 3

UNOPENED: Final = -2
"""A door with no tile behind it yet."""


# Two numbers packed into one, in fields and arguments of flows


def wall_number(tile: int, side: int) -> int:
    """Return the number of a side of a tile, as in `markers`, `new_doors` and `ends`."""
    return tile * 4 + side


def wall_tile(wall: int) -> int:
    """Return the tile of a wall number."""
    return wall // 4


def wall_side(wall: int) -> int:
    """Return the side of a wall number."""
    return wall % 4


def door_number(tile: int, way: int) -> int:
    """Return the number of a way out of a tile, as in arguments of flows that lay tiles."""
    return tile * WAYS + way


def door_tile(door: int) -> int:
    """Return the tile of a door number."""
    return door // WAYS


def door_way(door: int) -> int:
    """Return the way of a door number."""
    return door % WAYS


def move_number(tile: int, way: int) -> int:
    """Return the number of an extra move through one door, as in `extra`."""
    return tile * 16 + way


def for_hunter(number: int, hunter: int) -> int:
    """Return the number of a tile or card with a hunter, as in `lock_tried` and `got_once`."""
    return number * 4 + hunter


def take_from(cards: Cards, places: tuple[int, ...], place: int) -> tuple[int, Cards, tuple[int, ...]]:
    """Take the first card of a place. Return it, or NONE, and the remaining cards and places.

    Cards on tiles are a zone of plain numbers, whose places are in a separate field in the same order.
    """
    if place not in places:
        return NONE, cards, places
    at = places.index(place)
    return cards[at], cards[:at] + cards[at + 1 :], places[:at] + places[at + 1 :]


HUNTERS: Final = 4
"""The most hunters, one for each colour of Judge cards. (GH-TABLE-1, GH-SETUP-6)"""

SEATS: Final = 5
"""The most seats: four hunters and the host. (GH-TABLE-6)"""

SHORT_PILE: Final = 3
"""The most random tiles in a pile of a short night. (GH-TABLE-8)"""

SHORT_POOL: Final = 8
"""The most points in a pool of the Boss of a short night. (GH-TABLE-8)"""

ABILITIES: Final = ("st", "dx", "iq", "wp")
"""Strength, dexterity, knowledge and will power. (GH-CHAR-2)"""

RAISES: Final = ("st", "dx", "iq", "wp", "hp", "mp")
"""The values that can be raised. (GH-CHAR-5)"""

ST: Final = 0
DX: Final = 1
WP: Final = 3
HP: Final = 0
MP: Final = 1
POOLS: Final = ("hp", "mp")

PILES: Final = 2
UNUSED: Final = PILES

COVERED: Final = PILES + 1
"""Where a tile can be hidden: the number of its pile; UNUSED, left in the box at random; or COVERED, face down on the
table.
"""

FLOORS: Final = ("basement", "first", "second")

FIRST: Final = 1
SECOND: Final = 2
SIDES: Final = ("north", "east", "south", "west")

TURNED: Final[tuple[int, ...]] = tuple(
    [((mask << quarters) | (mask >> (4 - quarters))) & 15 for mask in range(16) for quarters in range(4)]
)
"""Masks of sides, rotated clockwise by quarter turns."""

WIDE: Final = 64
"""Cells in a row of a floor; the first tile lies in the middle."""

CELLS: Final = WIDE * WIDE

MARKERS: Final = 3
"""The number of door markers. (GH-MARKER-6)"""

LEFT_BEHIND: Final = 5
"""The most Monsters that stay on the map. (GH-MONSTER-5)"""

JUDGE_CARDS: Final = 10
"""The number of Judge cards of each colour, with values from 1. (GH-CHECK-1)"""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")

NUMERALS: Final = 9
"""The number of ranks that lower the Maximum MP; the others remove and cancel. (GH-MAD-2)"""

CLUES: Final = 12
"""The most clues of a scenario, each named by a letter."""

SEEN: Final = 4
"""The most cards of a pile that a hunter can look at. (GH-EVENT-6)"""
