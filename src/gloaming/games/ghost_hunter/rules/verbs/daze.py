"""The verb `daze`: a hunter moves less in the next turn."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Daze(Does):
    """The hunter has 1 Movement Point less in the next turn.

    Being dazed twice has no additional effect. (GH-STATE-1, GH-STATE-4)
    """

    def do(self, s: State) -> None:
        hunter = s.args[1]
        if s.fares[hunter] == STANDING:
            s.dazed |= 1 << hunter
            events.dazed(s, s.character[hunter])

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        if s.fares[hunter] == STANDING and not s.dazed >> hunter & 1:
            return None
        return "This hunter is dazed already, or has fallen.", "GH-STATE-4"

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        return "be dazed: 1 Movement Point less in your next turn"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
