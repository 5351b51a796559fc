"""The verb `escort`: put a companion on the map whom hunters must lead."""

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
    """A companion appears on a tile, waiting to be led. She moves with the hunter who leads her, and slows that hunter
    down. Most damage to that hunter costs her nerve, and so does haunting; when no nerve is left, she runs back to her
    tile. A scenario has one companion. (GH-SCENE-42, GH-SCENE-43)

    companion: the name of the companion; nerve: the nerve that she has at first; slow: the Movement Points that leading
    her costs; home: the tile where she appears and to which she runs back; lost: the name of a counter of how many
    times she has run back.
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
    """Return the name of the scenario's companion, or "the companion" if no rule gives one. (GH-SCENE-42)"""
    for rule in tale.rules:
        for deed in rule.does:
            if isinstance(deed, Escort):
                return deed.companion
    return "the companion"
