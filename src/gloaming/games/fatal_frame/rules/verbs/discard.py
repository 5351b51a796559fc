"""Discard cards from the hand."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.effects import Effect
from gloaming.games.fatal_frame.box import Count
from gloaming.games.fatal_frame.rules.sentences import count
from gloaming.games.fatal_frame.state import Table


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards of one's choice, as many as one has.

    (FF-TERM-1, FF-TERM-2, FF-GHOSTCARD-1, FF-GHOSTCARD-3, FF-GHOSTCARD-5, FF-GHOSTCARD-7, FF-GHOSTCARD-13,
    FF-GHOSTCARD-15, FF-BOSSCARD-3, FF-BOSSCARD-4, FF-OUTSIDE-9, FF-INSIDE-10, FF-INSIDE-14, FF-INSIDE-19)
    """

    count: Count

    def do(self, s: Table) -> None:
        """One after the other."""
        if s.hand[s.turn]:
            s.run("discard", self.count)

    def words(self) -> str:
        """In words."""
        return f"discard {count(self.count, 'card')}"
