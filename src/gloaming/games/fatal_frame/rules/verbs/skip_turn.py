"""Skip the next turn."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class SkipTurn(Effect):
    """The next turn will be skipped: one, however often it is said.

    (FF-LIMBO-1, FF-LIMBO-2)
    """

    def do(self, s: State) -> None:
        """One's own."""
        hold_back(s, s.turn)

    def words(self) -> str:
        return "skip your next turn"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def hold_back(s: State, seat: int) -> None:
    """A player will skip a turn. (FF-LIMBO-1)"""
    s.skips[seat] = True
    events.held(s, seat)
