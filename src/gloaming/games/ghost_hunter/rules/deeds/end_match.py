"""The verb `end-match`: end the match."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.ghost_hunter.constants import LOST, WON
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.turns import end
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class EndMatch(Deed):
    """End the match at once. (GH-END-1, GH-SCENE-52)

    won: whether the hunters win.
    """

    won: bool

    def do(self, s: State) -> None:
        if not s.over():
            end(s, WON if self.won else LOST)
            events.ended(s, 1 if self.won else 0)

    def words(self) -> str:
        return f"the hunters {'win' if self.won else 'lose'}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
