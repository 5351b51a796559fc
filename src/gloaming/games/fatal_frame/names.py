"""What things are called, and the ids of their pieces.

A card's id is its own (`seeker-a`, `track-b`, `osaka-house`, `tea-room`, `mill-bride`); besides there are `cell-4`,
`seat-1`, `die-2`, `boss-die`, `deck`, `discard` and `camera-1`.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, INTERIORS, NAMES
from gloaming.games.fatal_frame.printed import KIND
from gloaming.games.fatal_frame.state import BOSS, Table

CELL_NAMES = (
    "north-west",
    "north",
    "north-east",
    "west",
    "centre",
    "east",
    "south-west",
    "south",
    "south-east",
)

NUMBERS = {piece: number for number, (piece, _) in enumerate(CARDS)}
"""The number of every card of the main deck, by its id."""

EXTERIOR_NUMBERS = {place.id: number for number, place in enumerate(EXTERIORS)}
INTERIOR_NUMBERS = {room.id: number for number, room in enumerate(INTERIORS)}
BOSS_NUMBERS = {boss.id: number for number, boss in enumerate(BOSSES)}


def kind_name(kind: int) -> str:
    """A kind of card in words."""
    return NAMES[kind].name


def card_name(card: int) -> str:
    """A card of the main deck, or a Boss, in words."""
    return BOSSES[card - BOSS].name if card >= BOSS else NAMES[KIND[card]].name


def card_id(card: int) -> str:
    """The id of a card of the main deck, or of a Boss."""
    return BOSSES[card - BOSS].id if card >= BOSS else CARDS[card][0]


def the(card: int) -> str:
    """A Ghost, a Boss or what else lies on the table, with its article."""
    return f"the {card_name(card)}"


def cell_name(s: Table, cell: int) -> str:
    """An Exterior Location in words: its name once it is explored, and where it lies."""
    if s.explored[cell]:
        return EXTERIORS[s.exterior[cell]].name
    return f"the face-down Location in the {CELL_NAMES[cell]}"


def count(number: int, one: str, many: str = "") -> str:
    """A number and its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """One and another and a last, as a sentence has them."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def either_of(words: Sequence[str]) -> str:
    """One, another or a last, as a sentence has them."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def player(seat: int) -> str:
    """A player, counted from 1."""
    return f"Player {seat + 1}"
