"""Put a companion on the map who must be led."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gloaming.engine.content.schema import Text, gives
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.ghost_hunter.entry import Life, NewCounter, Points, TileId
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Escort(Deed):
    """A companion waits at home to be led. She goes with the hunter who leads her and slows that hunter down.
    Misfortune costs her nerve; without any she runs home. A scenario has one companion. (GH-SCENE-42, GH-SCENE-43)

    companion: her name; nerve: how much nerve she has; slow: the Movement Points that leading her costs; home: the tile
    where she waits and runs back to; lost: a counter of the times that she runs home.
    """

    companion: Annotated[Text, gives("companion")]
    nerve: Life
    slow: Points
    home: TileId
    lost: NewCounter | None = None

    def do(self, s: State) -> None:
        tile = s.box.number[self.home]
        s.companion = tile
        s.nerve = self.nerve
        s.companion_rule = (tile, self.slow, 0)
        events.companion(s, tile)

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        name = companion_name(tale)
        return "" if name == self.companion else f"a scenario has one companion, and '{name}' is already one"

    def words(self) -> str:
        return f"{self.companion} waits to be led"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def companion_name(tale: Scenario) -> str:
    """Return the name of the scenario's companion. (GH-SCENE-42)"""
    for rule in tale.rules:
        for deed in rule.does:
            if isinstance(deed, Escort):
                return deed.companion
    return "the companion"
