"""The verb `discard-terror`: discard a Terror card."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import NO_TERROR, AtOnce, discard_terror
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class DiscardTerror(AtOnce):
    """Discard the next Terror card without effect. (FG-LUST-4)"""

    def do(self, s: State) -> None:
        """Discard the top Terror card if one is left."""
        discard_terror(s)

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Terror card is left), or None. (FG-LUST-4)"""
        return None if s.terror else NO_TERROR

    def words(self) -> str:
        return "the next Terror card is discarded"

    def short(self) -> str:
        return "-1 Terror"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
