"""Named numbers (states of hunters, ways out of a tile, laws of scenarios, kinds of attacks) and functions that pack
two numbers into one.
"""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""Several cards, each given by its number."""

NONE: Final = -1
"""The value for no tile, cell, hunter, Monster or card."""

# States of a hunter
STANDING: Final = 0

FALLEN: Final = 1
"""The state of a hunter who has fallen, and is out until the end of their next turn."""

ENEMY: Final = 2
"""The state of a fallen hunter who plays on the side of the Enemy."""

GUEST: Final = 3
"""The state of the revealed Ninth Guest, an Enemy-player with HP and MP."""

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
"""The value for a door behind which no tile lies yet, used in place of a tile."""


# Two numbers packed into one, in fields and arguments of flows


def wall_number(tile: int, side: int) -> int:
    """Return one number for a tile and one of its sides, as stored in the fields `markers`, `new_doors` and `ends`."""
    return tile * 4 + side


def wall_tile(wall: int) -> int:
    """Return the tile in a number made by `wall_number`."""
    return wall // 4


def wall_side(wall: int) -> int:
    """Return the side in a number made by `wall_number`."""
    return wall % 4


def door_number(tile: int, way: int) -> int:
    """Encode a tile and one of its exits as one number, the argument of the flows that lay tiles."""
    return tile * WAYS + way


def door_tile(door: int) -> int:
    """Return the tile in a number made by `door_number`."""
    return door // WAYS


def door_way(door: int) -> int:
    """Return the way out of the tile in a number made by `door_number`."""
    return door % WAYS


def move_number(tile: int, way: int) -> int:
    """Return one number for an extra move through one door of a tile, as stored in the field `extra`."""
    return tile * 16 + way


def for_hunter(number: int, hunter: int) -> int:
    """Return one number for a tile or card and a hunter, as stored in the fields `lock_tried` and `got_once`."""
    return number * 4 + hunter


def take_from(cards: Cards, places: tuple[int, ...], place: int) -> tuple[int, Cards, tuple[int, ...]]:
    """Remove the first card that lies at a place. Return that card (NONE if there is none), the remaining cards and
    their places.

    cards: the cards; places: the place of each card, in the same order.
    """
    if place not in places:
        return NONE, cards, places
    at = places.index(place)
    return cards[at], cards[:at] + cards[at + 1 :], places[:at] + places[at + 1 :]


HUNTERS: Final = 4
"""The maximum number of hunters, one for each color of Judge cards. (GH-TABLE-1, GH-SETUP-6)"""

SEATS: Final = 5
"""The maximum number of seats: four hunters and the host. (GH-TABLE-6)"""

SHORT_PILE: Final = 3
"""The maximum number of random tiles in a pile in a short night. (GH-TABLE-8)"""

SHORT_POOL: Final = 8
"""The maximum HP and MP of the Boss in a short night. (GH-TABLE-8)"""

ABILITIES: Final = ("st", "dx", "iq", "wp")
"""The abilities of a hunter: strength, dexterity, knowledge and willpower. (GH-CHAR-2)"""

RAISES: Final = ("st", "dx", "iq", "wp", "hp", "mp")
"""The values of a hunter that can be raised: the four abilities, HP and MP. (GH-CHAR-5)"""

ST: Final = 0
DX: Final = 1
WP: Final = 3
HP: Final = 0
MP: Final = 1
POOLS: Final = ("hp", "mp")

PILES: Final = 2
UNUSED: Final = PILES

COVERED: Final = PILES + 1
"""The number that stands for the tiles that lie face down on the table.

Tiles can be hidden in three kinds of places: in a pile (given by its number), in the box after random selection
(UNUSED), or face down on the table (COVERED).
"""

FLOORS: Final = ("basement", "first", "second")

FIRST: Final = 1
SECOND: Final = 2
SIDES: Final = ("north", "east", "south", "west")

TURNED: Final[tuple[int, ...]] = tuple(
    [((mask << quarters) | (mask >> (4 - quarters))) & 15 for mask in range(16) for quarters in range(4)]
)
"""Each mask of sides after clockwise rotation, at index 4 * mask + quarter turns."""

WIDE: Final = 64
"""The number of cells in a row of a floor's grid; the first tile lies in the middle cell."""

CELLS: Final = WIDE * WIDE

MARKERS: Final = 3
"""The number of door markers in the box. (GH-MARKER-6)"""

LEFT_BEHIND: Final = 5
"""The maximum number of Monsters of the Event pile on the map. (GH-MONSTER-5)"""

JUDGE_CARDS: Final = 10
"""The number of Judge cards of each color, with values from 1 to 10. (GH-CHECK-1)"""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")

NUMERALS: Final = 9
"""The number of ranks of Insanity cards that lower the Maximum MP (2 to 10).

The other ranks are Court cards and Aces. (GH-MAD-2)
"""

CLUES: Final = 12
"""The maximum number of clues in a scenario, each named by a letter."""

SEEN: Final = 4
"""The maximum number of cards of a pile at which a hunter can look at once. (GH-EVENT-6)"""
