"""The verb `proclaim`: make a law apply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.enemies import proclaim
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Proclaim(Deed):
    """Make a law apply from now on. (GH-SCENE-51)

    law: the law that begins to apply.
    """

    law: Literal["fold", "awake", "reveal", "redrawn"]

    def do(self, s: State) -> None:
        if self.refusal(s) is None:
            proclaim(s, self.law)

    def refusal(self, s: State) -> Why | None:
        return ("This law already applies.", "GH-SCENE-25") if s.law(self.law) else None

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        if self.law == "reveal" and "traitor" not in tale.laws:
            return "'reveal' is only for scenarios with 'traitor' in 'laws'"
        return ""

    def words(self) -> str:
        return {
            "fold": "no new doors are opened, and tiles are removed",
            "awake": "the last room is awake",
            "reveal": "the Ninth Guest shows the black card",
            "redrawn": "fallen hunters are drawn again",
        }[self.law]

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
