"""The verb `accuse`: the hunters accuse a suspect."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Accuse(Deed):
    """The hunter chooses a suspect and accuses them of being the dead one.

    Only for scenarios with `suspects`. The condition `accused` tests whether the accusation was right. (GH-SCENE-32)
    """

    def do(self, s: State) -> None:
        s.run("accuse", s.args[1])

    def refusal(self, s: State) -> Why | None:
        return None if suspects(s) else ("Every suspect has been cleared.", "GH-SCENE-25")

    def required(self) -> bool:
        return True

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        return "" if tale.suspects else "only for scenarios with 'suspects'"

    def words(self) -> str:
        return "accuse one of the suspects"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def suspects(s: State) -> list[Option]:
    """Return the options to accuse each suspect who has not been cleared. (GH-SCENE-32)"""
    return [("accuse", number) for number in range(len(s.scenario_entry().suspects)) if not s.cleared >> number & 1]


def accuse(s: State, option: Option) -> None:
    """Record the accused suspect, and reveal which suspect is the dead one. (GH-SCENE-32)"""
    s.accused = option[1]
    events.accused(s, s.scenario, option[1], s.ticket[0] - s.box.first_ticket)


def who_accuses(s: State) -> int:
    """Return the seat of the hunter who chooses the suspect. (GH-SCENE-68)"""
    return s.owner[s.chooser(s.args[0])]
