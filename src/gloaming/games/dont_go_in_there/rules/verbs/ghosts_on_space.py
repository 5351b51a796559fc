"""A room effect: one space makes players take or discard ghosts."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import begun, count
from gloaming.engine.rules.effects import Fault
from gloaming.games.dont_go_in_there.box import Ghosts, RoomEffect, Space
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.sentences import SPACE_NAMES
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class GhostsOnSpace(RoomEffect):
    """A player who places a meeple on a certain space takes or discards ghosts.

    space: the space, counted from 1, from the top; ghosts: the number of ghosts taken, negative if ghosts are
    discarded, never 0.
    (DG-PLACE-4, DG-ATTIC-1, DG-NURSERY-1)
    """

    space: Space
    ghosts: Ghosts

    def fault(self) -> Fault | None:
        return None if self.ghosts else ("ghosts", "must not be 0")

    def place(self, s: State) -> None:
        """Take or discard the ghosts immediately if the meeple was placed on this space. Dice do not matter."""
        ghosts = self.at_once(s.space)
        if ghosts:
            gain_ghosts(s, s.turn, ghosts)

    def at_once(self, space: int) -> int:
        return self.ghosts if space == self.space - 1 else 0

    def words(self) -> str:
        does = "take" if self.ghosts > 0 else "discard"
        return f"On the {SPACE_NAMES[self.space - 1]} space, immediately {does} {count(abs(self.ghosts), 'ghost')}."

    def short(self) -> str:
        does = "take" if self.ghosts > 0 else "discard"
        return f"{begun(SPACE_NAMES[self.space - 1])} space: {does} {count(abs(self.ghosts), 'ghost')} at once."

    def expect(self, outlook: Visit) -> float:
        """Return the ghosts that a meeple on the visited space brings immediately."""
        return float(self.at_once(outlook.space))
