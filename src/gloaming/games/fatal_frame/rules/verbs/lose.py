"""Lose cards from the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.effects import Effect
from gloaming.games.fatal_frame.box import Count, Part
from gloaming.games.fatal_frame.content import PARTS
from gloaming.games.fatal_frame.rules.sentences import count
from gloaming.games.fatal_frame.state import Table

CALLED: Final[dict[str, str]] = {
    "upgrade": "Upgrade",
    "orb": "Spirit Orb",
    "film": "Film",
    "function": "Function",
    "item": "Item",
    "album-ghost": "Album Ghost",
}


@dataclass(frozen=True)
class Lose(Effect):
    """Lose cards of one's choice.

    (FF-TERM-3, FF-GHOSTCARD-2, FF-GHOSTCARD-6, FF-GHOSTCARD-8, FF-GHOSTCARD-14, FF-GHOSTCARD-21, FF-BOSSCARD-2,
    FF-INSIDE-7)
    """

    what: Part
    count: Count = 1

    def do(self, s: Table) -> None:
        """One after the other."""
        if self.count > 1:
            s.todo = (Lose(self.what, self.count - 1),) + s.todo
        s.losing = PARTS.index(self.what)
        s.run("lose")

    def words(self) -> str:
        """In words."""
        return f"lose {count(self.count, CALLED[self.what])}"
