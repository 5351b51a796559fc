"""An effect that makes a player skip the next turn."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class SkipTurn(Effect):
    """Skip your next turn. Several such effects skip only one turn. (FF-LIMBO-1, FF-LIMBO-2)"""

    def do(self, s: State) -> None:
        """Make the current player skip their next turn."""
        hold_back(s, s.turn)

    def words(self) -> str:
        return "skip your next turn"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def hold_back(s: State, seat: int) -> None:
    """Make a player skip their next turn. (FF-LIMBO-1)"""
    s.skips[seat] = True
    events.held(s, seat)
