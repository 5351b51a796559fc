"""The verb `draw-terror`: draw a Terror card."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.killer_phase import draw_terror
from gloaming.games.final_girl.rules.tracks import NO_TERROR
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class DrawTerror(Effect):
    """Draw the next Terror card and resolve it. (FG-KILL-5)"""

    def do(self, s: State) -> None:
        """Draw the top Terror card if one is left."""
        draw_terror(s)

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Terror card is left), or None. (FG-KILL-5)"""
        return None if s.terror else NO_TERROR

    def words(self) -> str:
        return "draw the next Terror card"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
