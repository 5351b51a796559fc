"""The state of a match. Its fields are declared in `fields.py`."""

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
        """Return an independent copy of the state."""
        other = State()
        self.copy_fields(other)
        return other

    def mat(self) -> int:
        """Return the number of the mat for the cards that the acting player summons in this phase."""
        return 2 * self.turn + self.phase

    def last(self) -> int:
        """Return the last player in turn order, called Player 4 in the rulebook if there are four. (FY-SETUP-5,
        FY-SETUP-7)
        """
        return self.seat_before(self.first)


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """Return the state of an empty table with the given set-up options."""
    s = State()
    s.box = box
    s.ground = Ground((), box.tiles)
    chosen = settings["fear"]
    s.asked_fear = NONE if chosen is None else [fear.id for fear in box.fears].index(chosen)
    s.most_rounds = settings["rounds"]
    s.start(seats)
    return s
