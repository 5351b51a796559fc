"""The state of a match. Its fields are declared in `fields`; this module adds the methods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.engine.state.dice import Dice
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS, SPACES, Box
from gloaming.games.dont_go_in_there.generated.state import Fields

ALL_UP: Final[tuple[int, ...]] = (EVERYONE,) * SLOTS
EMPTY_SPACES: Final[tuple[int, ...]] = (NOBODY_HERE,) * SPACES


class State(Fields):
    """The state of a match of Don't Go In There."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        """Return an independent copy of the state."""
        other = State()
        self.copy_fields(other)
        return other

    def face_up(self, seat: int, kind: int) -> list[int]:
        """Return a seat's face-up cards of a type. Only these count toward a set. (DG-SET-1)"""
        cards = []
        kinds = self.box.kind
        for card in self.tableau[seat]:
            if kinds[card] == kind:
                cards.append(card)
        return cards

    def total(self, seat: int) -> int:
        """Return the total Curses of a seat: those on its face-up cards and those from ghosts. (DG-WIN-1, DG-GOAL-2)"""
        total = self.haunted[seat]
        curses = self.box.curses
        for card in self.tableau[seat]:
            total += curses[card]
        return total


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """Return an empty table with the chosen settings. Each player has 5 meeples by default. (DG-SETUP-7)"""
    types = box.type_number
    rooms = box.room_number
    s = State()
    s.box = box
    s.meeples = settings["meeples"]
    s.chosen_types = tuple([types[name] for name in settings["types"] or ()])
    sides = [settings[f"board-{board + 1}"] for board in range(len(box.boards))]
    s.chosen_rooms = tuple([NOBODY_HERE if name is None else rooms[name] for name in sides])
    s.start(seats)
    s.supply = [s.meeples] * seats
    return s
