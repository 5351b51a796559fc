"""The verb `stop-moving`: end the hunter's movement."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class StopMoving(Does):
    """End the hunter's movement for this turn. (GH-BROKEN-2)"""

    def do(self, s: State) -> None:
        if s.args[1] == s.hunter:
            s.end_movement()

    def refusal(self, s: State) -> Why | None:
        if s.args[1] == s.hunter and (s.points > 0 or s.extra or not s.movement_is_over()):
            return None
        return "There is no movement left to end.", "GH-ITEM-6"

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        return "your movement ends"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
