"""Draw cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.fatal_frame.entry import Count
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import cards_left, draw
from gloaming.games.fatal_frame.state import State

NONE_LEFT: Final = ("No card is left to draw.", "FF-DRAW-3")

HALF_A_TURN: Final = 0.5
"""What it is worth to draw a card, turn after turn: in turns."""


@dataclass(frozen=True)
class Draw(Effect):
    """Whose turn it is draws so many cards of the main deck, or as many as there are. (FF-DRAW-1, FF-DRAW-3)

    count: how many.
    """

    count: Count

    def do(self, s: State) -> None:
        draw(s, s.turn, self.count)

    def refusal(self, s: State) -> Why | None:
        """No card is left. (FF-DRAW-3)"""
        return None if cards_left(s) else NONE_LEFT

    def words(self) -> str:
        return f"draw {count(self.count, 'card')}"

    def expect(self, outlook: Outlook) -> float:
        """Half a turn for each."""
        return HALF_A_TURN * self.count
