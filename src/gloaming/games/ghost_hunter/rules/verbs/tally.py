"""The verb `tally`: add 1 to a counter of the scenario."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from gloaming.engine.content.schema import gives
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.ghost_hunter.entry import CounterName, Does
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Tally(Does):
    """Add 1 to a counter of the scenario. (GH-SCENE-34)

    counter: the name of a counter of the scenario; in a rule of a scenario, a new name makes a new counter.
    """

    counter: Annotated[CounterName, gives("counter")]

    def do(self, s: State) -> None:
        s.counts[s.box.counter[self.counter]] += 1
        s.note_progress()

    def words(self) -> str:
        return f"add 1 to {self.counter}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
