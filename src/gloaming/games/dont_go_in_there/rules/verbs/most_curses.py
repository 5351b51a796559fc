"""A game-end effect: the player with the most Curses on cards of a type dispels some of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import EndEffect, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import State

OVERTAKEN: Final = 0.5
"""Probability that the leading seat is overtaken before the end, seen from the start of the match."""

OVERTAKES: Final = 0.25
"""Probability that a seat that is behind takes the lead before the end, seen from the start of the match."""


@dataclass(frozen=True)
class MostCurses(EndEffect):
    """At the end, the player with the most Curses on cards of the type dispels some of them. In a tie, all tied players
    do.

    dispel: the number of cards that each of these players dispels.
    (DG-MUSICBOX-1, DG-MUSICBOX-2)
    """

    dispel: Set

    def do(self, s: State, kind: int) -> None:
        """Compare the totals of all players, then dispel cards of the players with the highest total."""
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

    def progress(self, held: Held) -> Progress:
        have = f"{count(held.total, 'Curse')} on {held.many}"
        if held.total >= held.rival:
            most = "The most so far" if held.total > held.rival else "As many as another player"
            gone = min(self.dispel, len(held.values))
            return Progress(
                have, f"{most}: {gone} of them {'is' if gone == 1 else 'are'} dispelled at the end.", AT_THE_END
            )
        behind = held.rival - held.total
        brings = f"Another player has {held.rival}. The player with the most at the end dispels {self.dispel}."
        return Progress(have, brings, 1 if behind <= held.printed[-1] else 2)

    def expect(self, outlook: Outlook) -> float:
        """Value the effect by the probability that the seat has the most Curses at the end."""
        values = outlook.values
        spared = sum(sorted(values)[-self.dispel :])
        if sum(values) >= outlook.rival:
            return -spared * (1.0 - OVERTAKEN * outlook.left)
        return -OVERTAKES * outlook.left * spared
