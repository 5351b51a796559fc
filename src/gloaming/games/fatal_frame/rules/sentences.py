"""Names of Ghosts in play and Locations, shared by the labels of options."""

from __future__ import annotations

from gloaming.engine.phrases import listed
from gloaming.games.fatal_frame.constants import CELL_NAMES, CELLS, LONGEST
from gloaming.games.fatal_frame.rules.stacks import bare, place_of
from gloaming.games.fatal_frame.state import State


def alike(s: State, ghost: int) -> list[int]:
    """Return the Ghosts at the same place that are identical to a Ghost in play, including that Ghost."""
    place = place_of(s, ghost)
    if place < 0 or not bare(s, ghost):
        return [ghost]
    kind = s.box.kind
    return [card for card in s.ghosts[place] if kind[card] == kind[ghost] and bare(s, card)]


def which(s: State, ghost: int) -> str:
    """Return the name of a Ghost in play. If it has copies in play, the place or the attached Actions are added."""
    box = s.box
    place = place_of(s, ghost)
    copies = [card for stack in s.ghosts for card in stack if place >= 0 and box.kind[card] == box.kind[ghost]]
    name = box.the(ghost)
    if any([place_of(s, card) != place for card in copies]):
        name += f" {place_name(s, place)}"
    on_it = [box.name(action) for action, on in s.attached if on == ghost]
    if on_it and any([card != ghost and place_of(s, card) == place for card in copies]):
        name += f" with {listed(on_it)}"
    return name


def place_name(s: State, place: int) -> str:
    """Return a phrase for the place of a Ghost."""
    if place < CELLS:
        return f"at {cell_name(s, place)}"
    seat, number = divmod(place - CELLS, LONGEST)
    return f"in the {s.box.interiors[s.path[seat][number]].name}"


def cell_name(s: State, cell: int) -> str:
    """Return the name of the Exterior Location at a cell, or its position while it is face down."""
    if s.explored[cell]:
        return s.box.exteriors[s.exterior[cell]].name
    return f"the face-down Location in the {CELL_NAMES[cell]}"
