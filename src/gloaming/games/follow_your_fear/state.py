"""The state of a match. Its fields are declared in `fields`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.state.dice import Dice
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.generated.state import Fields
from gloaming.games.follow_your_fear.map import Ground
from gloaming.games.follow_your_fear.tokens import NONE


class State(Fields):
    """The state of one match."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        """Return an independent copy."""
        other = State()
        self.copy_fields(other)
        return other

    def mat(self) -> int:
        """Return the mat of the acting player's cards for this phase."""
        return 2 * self.turn + self.phase

    def last(self) -> int:
        """Return the last player in turn order: Player 4 of the book, with four. (FY-SETUP-5, FY-SETUP-7)"""
        return self.seat_before(self.first)


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """Return an empty table with the set-up options."""
    s = State()
    s.box = box
    s.ground = Ground((), box.tiles)
    chosen = settings["fear"]
    s.asked_fear = NONE if chosen is None else [fear.id for fear in box.fears].index(chosen)
    s.most_rounds = settings["rounds"]
    s.start(seats)
    return s
