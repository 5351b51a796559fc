"""What things are called, and the ids of their pieces.

A card's id is its own (`seeker-a`, `track-b`, `osaka-house`, `tea-room`, `mill-bride`); besides there are `cell-4`,
`seat-1`, `die-2`, `boss-die`, `deck`, `discard` and `camera-1`.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, INTERIORS, NAMES
from gloaming.games.fatal_frame.printed import KIND
from gloaming.games.fatal_frame.rules.stacks import bare
from gloaming.games.fatal_frame.state import BOSS, CELLS, LONGEST, Table

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


def place_of(s: Table, ghost: int) -> int:
    """The place of a Ghost in play, -1 for a Boss."""
    return next((place for place, stack in enumerate(s.ghosts) if ghost in stack), -1)


def alike(s: Table, ghost: int) -> list[int]:
    """The Ghosts at one place that cannot be told from a Ghost in play, itself among them."""
    place = place_of(s, ghost)
    if place < 0 or not bare(s, ghost):
        return [ghost]
    return [card for card in s.ghosts[place] if KIND[card] == KIND[ghost] and bare(s, card)]


def which(s: Table, ghost: int) -> str:
    """A Ghost in play with its article; where it has a copy in play, so that the two can be told apart."""
    place = place_of(s, ghost)
    copies = [card for stack in s.ghosts for card in stack if place >= 0 and KIND[card] == KIND[ghost]]
    name = the(ghost)
    if any([place_of(s, card) != place for card in copies]):
        name += f" {place_name(s, place)}"
    on_it = [card_name(action) for action, on in s.attached if on == ghost]
    if on_it and any([card != ghost and place_of(s, card) == place for card in copies]):
        name += f" under {listed(on_it)}"
    return name


def place_name(s: Table, place: int) -> str:
    """Where a Ghost is, in words."""
    if place < CELLS:
        return f"at {cell_name(s, place)}"
    seat, number = divmod(place - CELLS, LONGEST)
    return f"in the {INTERIORS[s.path[seat][number]].name}"


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
