"""The verb `take-token`: use up a token that a hunter carries."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import NONE
from gloaming.games.ghost_hunter.entry import TokenName
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.scenario import use_up
from gloaming.games.ghost_hunter.scenarios import Deed, Rule, Scenario, without_hunter
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class TakeToken(Deed):
    """Take a token permanently from the hunter concerned by the rule, who usually triggered it. (GH-SCENE-36)

    token: the name of the token.
    """

    token: TokenName

    def do(self, s: State) -> None:
        use_up(s, s.args[1], s.box.token_names.index(self.token))

    def refusal(self, s: State) -> Why | None:
        hunter = s.args[1]
        if hunter >= 0 and s.token_in_hand(hunter, s.box.token_names.index(self.token)) != NONE:
            return None
        return f"The hunter carries no {self.token}.", "GH-SCENE-25"

    def required(self) -> bool:
        return True

    def misplaced(self, tale: Scenario, rule: Rule) -> str:
        return without_hunter(rule)

    def words(self) -> str:
        return f"give up the {self.token}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
