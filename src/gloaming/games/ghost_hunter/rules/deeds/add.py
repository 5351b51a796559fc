"""The verb `add`: change a counter of the scenario."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.entry import NewCounter, Step
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Add(Deed):
    """Add a number to a counter of the scenario. (GH-SCENE-34)

    counter: the name of the counter, which you may choose freely; number: the number to add, which may be negative.
    """

    counter: NewCounter
    number: Step = 1

    def do(self, s: State) -> None:
        s.counts[s.box.counter[self.counter]] += self.number
        s.note_progress()

    def refusal(self, s: State) -> Why | None:
        return None if self.number else ("This changes no counter.", "GH-SCENE-25")

    def words(self) -> str:
        return f"count {count(self.number, self.counter)}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
