"""The verb `affect`: apply effects of cards to hunters."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why, drop_line, resolve
from gloaming.games.ghost_hunter.entry import Effects
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import line_words
from gloaming.games.ghost_hunter.rules.lines import why_idle
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State, changed


@dataclass(frozen=True)
class Affect(Deed):
    """Apply effects of cards to the hunter concerned by the rule, who usually triggered it, or to all standing hunters.
    (GH-SCENE-50)

    does: the effects, in order; all: whether the effects apply to all standing hunters, which they also do if no hunter
    is concerned; sure: whether Court cards and Aces cannot cancel the damage of the effects.
    """

    does: Effects
    all: bool = False
    sure: bool = False

    def do(self, s: State) -> None:
        cause = s.args[0]
        who = self.hunters(s, s.args[1])
        s.passed_check = 0
        s.run("as it was", cause)
        for hunter in reversed(who):
            resolve(s, self.does, cause, hunter)
        s.sure = 1 if self.sure else 0

    def refusal(self, s: State) -> Why | None:
        cause, hunter = s.args
        why: Why | None = ("No hunter stands.", "GH-SCENE-25")
        for target in self.hunters(s, hunter):
            why = why_idle(s, self.does, cause, target)
            if why is None:
                break
        return why

    def hunters(self, s: State, hunter: int) -> list[int]:
        """Return the hunters to whom the effects apply. hunter: the hunter concerned by the rule, or NONE."""
        return everybody(s) if self.all or hunter < 0 else [hunter]

    def words(self) -> str:
        who = "each hunter: " if self.all else ""
        return f"{who}{line_words(self.does)}{', which cannot be cancelled' if self.sure else ''}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def as_it_was(s: State) -> None:
    """Finish the effects of `affect`: damage can be cancelled again, and a rule with `until_passed` continues only if
    its check has been passed. (GH-SCENE-17, GH-SCENE-50)
    """
    s.sure = 0
    place = s.args[0] - s.box.cards
    if s.scenario_entry().rules[place].until_passed:
        if s.passed_check:
            s.fired = changed(s.fired, place, s.fired[place] + 1)
        else:
            drop_line(s)


def everybody(s: State) -> list[int]:
    """Return the standing hunters, clockwise from the first player. (GH-SCENE-50)"""
    order = [(s.first + step) % s.hunters for step in range(s.hunters)]
    return [hunter for hunter in order if s.fares[hunter] == 0]
