"""Parts of sentences that options share: Ghosts in play and Locations, as they lie on a table."""

from __future__ import annotations

from gloaming.engine.phrases import listed
from gloaming.games.fatal_frame.constants import CELL_NAMES, CELLS, LONGEST
from gloaming.games.fatal_frame.rules.stacks import bare, place_of
from gloaming.games.fatal_frame.state import State


def alike(s: State, ghost: int) -> list[int]:
    """The Ghosts at one place that cannot be told from a Ghost in play, itself among them."""
    place = place_of(s, ghost)
    if place < 0 or not bare(s, ghost):
        return [ghost]
    kind = s.box.kind
    return [card for card in s.ghosts[place] if kind[card] == kind[ghost] and bare(s, card)]


def which(s: State, ghost: int) -> str:
    """A Ghost in play with its article; where it has a copy in play, so that the two can be told apart."""
    box = s.box
    place = place_of(s, ghost)
    copies = [card for stack in s.ghosts for card in stack if place >= 0 and box.kind[card] == box.kind[ghost]]
    name = box.the(ghost)
    if any([place_of(s, card) != place for card in copies]):
        name += f" {place_name(s, place)}"
    on_it = [box.name(action) for action, on in s.attached if on == ghost]
    if on_it and any([card != ghost and place_of(s, card) == place for card in copies]):
        name += f" under {listed(on_it)}"
    return name


def place_name(s: State, place: int) -> str:
    """Where a Ghost is, in words."""
    if place < CELLS:
        return f"at {cell_name(s, place)}"
    seat, number = divmod(place - CELLS, LONGEST)
    return f"in the {s.box.interiors[s.path[seat][number]].name}"


def cell_name(s: State, cell: int) -> str:
    """An Exterior Location in words: its name once it is explored, and where it lies."""
    if s.explored[cell]:
        return s.box.exteriors[s.exterior[cell]].name
    return f"the face-down Location in the {CELL_NAMES[cell]}"
