"""A space on which one takes ghosts, or discards them."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import Fault
from gloaming.games.dont_go_in_there.box import Ghosts, RoomEffect, Space
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.sentences import SPACE_NAMES
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class GhostsOnSpace(RoomEffect):
    """Who places a meeple on the space takes ghosts at once. (DG-PLACE-4, DG-ATTIC-1, DG-NURSERY-1)

    space: counted from 1, from the top; ghosts: how many, below 0 where they are discarded, not 0.
    """

    space: Space
    ghosts: Ghosts

    def fault(self) -> Fault | None:
        return None if self.ghosts else ("ghosts", "0 changes nothing; 1 or more, or -1 or less")

    def place(self, s: State) -> None:
        """Whatever is rolled later."""
        ghosts = self.at_once(s.space)
        if ghosts:
            gain_ghosts(s, s.turn, ghosts)

    def at_once(self, space: int) -> int:
        return self.ghosts if space == self.space - 1 else 0

    def words(self) -> str:
        does = "take" if self.ghosts > 0 else "discard"
        return f"On the {SPACE_NAMES[self.space - 1]} space, {does} {count(abs(self.ghosts), 'ghost')} at once."

    def expect(self, outlook: Visit) -> float:
        """Those that come at once."""
        return float(self.at_once(outlook.space))
