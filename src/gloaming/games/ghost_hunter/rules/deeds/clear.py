"""Clear an innocent suspect."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Clear(Deed):
    """One of the innocent who has not been cleared is shown to all, by lot; for a scenario with `suspects`. A third
    time only confirms. (GH-SCENE-10)
    """

    def do(self, s: State) -> None:
        guilty = s.ticket[0] - s.box.first_ticket
        left = [
            number
            for number in range(len(s.scenario_entry().suspects))
            if number != guilty and not s.cleared >> number & 1
        ]
        if left:
            number = left[s.dice.below(len(left))]
            s.cleared |= 1 << number
            events.cleared(s, s.scenario, number)

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        return "" if tale.suspects else "for a scenario with 'suspects' alone"

    def words(self) -> str:
        return "one innocent suspect is cleared"
