"""The verb `bleed`: a hunter begins to bleed."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.harm import bleed, may_bleed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Bleed(Does):
    """The hunter begins to bleed: 1 HP damage at the start of each of the hunter's turns, until an antidote ends it.

    (GH-STATE-2, GH-MAIDEN-1)
    """

    def do(self, s: State) -> None:
        if s.fares[s.args[1]] == STANDING:
            bleed(s, s.args[1], s.args[0])

    def refusal(self, s: State) -> Why | None:
        return None if may_bleed(s, s.args[1]) else ("This hunter cannot begin to bleed now.", "GH-ITEM-6")

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        return "bleed: 1 HP damage at the start of each of your turns, until you use an antidote"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
