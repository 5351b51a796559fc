"""A card effect: the first player whose cards of a type reach a total dispels some of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

LEADS: Final = 0.5
"""Share of its Curses that the leading seat is expected to save. The share is lower while the total is far away."""


@dataclass(frozen=True)
class FirstToTotal(ClaimEffect):
    """The first player in the match whose cards of the type reach a total of Curses dispels some of them.

    total: the Curses to reach; dispel: the number of cards that this player dispels.
    (DG-CLOCK-1, DG-CLOCK-2)
    """

    total: Count
    dispel: Set

    def do(self, s: State) -> None:
        """Dispel the player's highest cards of the type if they reach the total and no player has reached it before."""
        kind = s.box.kind[s.card]
        if kind in s.first_reached:
            return
        seat = claimant(s)
        held = s.face_up(seat, kind)
        total = 0
        for card in held:
            total += s.box.curses[card]
        if total >= self.total:
            s.first_reached += (kind,)
            dispel(s, seat, highest(s, held, self.dispel))

    def words(self) -> str:
        total = count(self.total, "Curse")
        return (
            f"The first player whose {{plural}} add up to {total} or more dispels {self.dispel} of them. "
            "After that, {plural} have no effect."
        )

    def short(self) -> str:
        return f"First to {count(self.total, 'Curse')} on {{plural}}: dispel {self.dispel} of them"

    def progress(self, held: Held) -> Progress:
        if held.reached:
            return Progress(held.count(), f"{held.many} no longer have an effect.", AT_THE_END)
        missing = max(1, self.total - held.total)
        return Progress(
            f"{held.total} of {count(self.total, 'Curse')} on {held.many}",
            f"{missing} more, before any other player, and {self.dispel} are dispelled.",
            1 if missing <= held.printed[-1] else 2,
        )

    def expect(self, outlook: Outlook) -> float:
        """Value the effect for the seat that leads the race to the total. Other seats can expect nothing."""
        values = outlook.values
        total = sum(values)
        if outlook.reached:
            return 0.0
        if total >= self.total:
            return -float(sum(sorted(values)[-self.dispel :]))
        return -LEADS * outlook.left * total * total / self.total if total > outlook.rival else 0.0
