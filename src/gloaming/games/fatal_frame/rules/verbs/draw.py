"""An effect that draws cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.fatal_frame.entry import Count
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import cards_left, draw
from gloaming.games.fatal_frame.state import State

NONE_LEFT: Final = ("There are no cards left to draw.", "FF-DRAW-3")

HALF_A_TURN: Final = 0.5
"""Value of drawing one more card every turn, in turns."""


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards from the main deck, or fewer if not enough are left.

    count: the number of cards.
    (FF-DRAW-1, FF-DRAW-3)
    """

    count: Count

    def do(self, s: State) -> None:
        draw(s, s.turn, self.count)

    def refusal(self, s: State) -> Why | None:
        """Return the reason if no cards are left to draw. (FF-DRAW-3)"""
        return None if cards_left(s) else NONE_LEFT

    def words(self) -> str:
        return f"draw {count(self.count, 'card')}"

    def expect(self, outlook: Outlook) -> float:
        """Return half a turn for each card."""
        return HALF_A_TURN * self.count
