"""The verb `seal`: close the shutter of a tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario, without_hunter
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Seal(Deed):
    """Close the shutter of the hunter's tile.

    The shutter keeps one Monster from appearing there, and then breaks. (GH-SCENE-44)
    """

    def do(self, s: State) -> None:
        if self.refusal(s) is None:
            tile = s.at[s.args[1]]
            s.sealed += (tile,)
            events.sealed(s, s.character[s.args[1]], tile)

    def refusal(self, s: State) -> Why | None:
        return ("The shutter here is already closed.", "GH-SCENE-25") if s.at[s.args[1]] in s.sealed else None

    def required(self) -> bool:
        return True

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        return without_hunter(rule)

    def words(self) -> str:
        return "close the shutter here"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
