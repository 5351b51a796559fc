"""A game-end effect: with few ghosts, keep one card of a type and dispel the others."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Annotated, Final

from msgspec import Meta

from gloaming.engine.phrases import begun
from gloaming.games.dont_go_in_there.box import EndEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import State

LARGEST: Final = 700.0
"""The largest argument for which `exp` does not overflow."""

SURE: Final = 0.4
UNSURE: Final = 2.0
"""Spread of a seat's final ghosts around the expected number: SURE at the end of a match, SURE + UNSURE at its
start."""


@dataclass(frozen=True)
class KeepOne(EndEffect):
    """At the end, a player with few ghosts dispels all cards of the type except the lowest.

    most_ghosts: the maximum number of ghosts with which the effect applies.
    (DG-CAT-1, DG-CAT-2, DG-CAT-3)
    """

    most_ghosts: Annotated[int, Meta(ge=0, le=100)]

    def do(self, s: State, kind: int) -> None:
        """Apply the effect to each player who has few enough ghosts."""
        for seat in range(s.seats):
            if s.ghosts[seat] <= self.most_ghosts:
                held = s.face_up(seat, kind)
                dispel(s, seat, highest(s, held, len(held) - 1) if held else [])

    def words(self) -> str:
        return f"At the end, if you have {self._few_enough()}, dispel all your {{plural}} except the lowest."

    def short(self) -> str:
        return f"{begun(self._few_enough())} at the end: keep only one {{name}}"

    def _few_enough(self) -> str:
        return f"{self.most_ghosts} or fewer ghosts" if self.most_ghosts else "no ghosts"

    def progress(self, held: Held) -> Progress:
        few = f"With {self._few_enough()} at the end"
        if len(held.values) == 1:
            return Progress(held.count(), f"{few}, only the lowest {held.name} stays.", 1)
        return Progress(held.count(), f"{few}, all but the {held.name} {held.values[0]} are dispelled.", AT_THE_END)

    def expect(self, outlook: Outlook) -> float:
        """Value the effect by the probability that the seat has few enough ghosts at the end."""
        values = outlook.values
        spread = SURE + UNSURE * outlook.left
        surely = 1.0 / (1.0 + exp(min(LARGEST, (outlook.ghosts - self.most_ghosts - 0.5) / spread)))
        return -surely * (sum(values) - min(values))
