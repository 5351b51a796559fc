"""The verb `clear`: clear an innocent suspect."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Clear(Deed):
    """Clear a random innocent suspect, which all players see.

    Only for scenarios with `suspects`. If no innocent suspect is left to clear, nothing happens. (GH-SCENE-10)
    """

    def do(self, s: State) -> None:
        left = innocent(s)
        if left:
            number = left[s.dice.below(len(left))]
            s.cleared |= 1 << number
            events.cleared(s, s.scenario, number)

    def refusal(self, s: State) -> Why | None:
        return None if innocent(s) else ("No innocent suspect is left to clear.", "GH-SCENE-25")

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        return "" if tale.suspects else "only for scenarios with 'suspects'"

    def words(self) -> str:
        return "clear 1 innocent suspect"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def innocent(s: State) -> list[int]:
    """Return the indexes of the suspects who are not the dead one and have not been cleared yet. (GH-SCENE-10)"""
    guilty = s.ticket[0] - s.box.first_ticket
    suspects = range(len(s.scenario_entry().suspects))
    return [number for number in suspects if number != guilty and not s.cleared >> number & 1]
