"""Be the first player whose cards reach a total."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import ClaimEffect, Count, Set
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State

LEADS: Final = 0.5
"""Share of the Curses that the leader is expected to dispel, before the total is near."""


@dataclass(frozen=True)
class FirstToTotal(ClaimEffect):
    """The first player in the match whose cards of the type reach the total dispels some. (DG-CLOCK-1, DG-CLOCK-2)

    total: the Curses to reach; dispel: the number of cards dispelled.
    """

    total: Count
    dispel: Set

    def do(self, s: State) -> None:
        """Apply the effect once per match."""
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

    def expect(self, outlook: Outlook) -> float:
        """Only the leading seat can expect to get there first."""
        values = outlook.values
        total = sum(values)
        if outlook.reached:
            return 0.0
        if total >= self.total:
            return -float(sum(sorted(values)[-self.dispel :]))
        return -LEADS * outlook.left * total * total / self.total if total > outlook.rival else 0.0
