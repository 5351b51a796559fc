"""Have the most Curses on cards of a type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.dont_go_in_there.box import EndEffect, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import State

OVERTAKEN: Final = 0.5
"""Probability that the leader is overtaken, at the start of the match."""

OVERTAKES: Final = 0.25
"""Probability that another seat takes the lead, at the start of the match."""


@dataclass(frozen=True)
class MostCurses(EndEffect):
    """Players with the most Curses on the type, ties included, dispel some. (DG-MUSICBOX-1, DG-MUSICBOX-2)

    dispel: the number of cards dispelled.
    """

    dispel: Set

    def do(self, s: State, kind: int) -> None:
        """Compare the totals before any card is dispelled."""
        held = [s.face_up(seat, kind) for seat in range(s.seats)]
        curses = [sum([s.box.curses[card] for card in cards]) for cards in held]
        most = max(curses)
        for seat in range(s.seats):
            if curses[seat] == most:
                dispel(s, seat, highest(s, held[seat], self.dispel))

    def words(self) -> str:
        most = f"At the end, the player with the most Curses on {{plural}} dispels {self.dispel} of them."
        return f"{most} In a tie, all tied players do."

    def short(self) -> str:
        return f"Most Curses on {{plural}} at the end: dispel {self.dispel}"

    def expect(self, outlook: Outlook) -> float:
        """The leader may still be overtaken."""
        values = outlook.values
        spared = sum(sorted(values)[-self.dispel :])
        if sum(values) >= outlook.rival:
            return -spared * (1.0 - OVERTAKEN * outlook.left)
        return -OVERTAKES * outlook.left * spared
