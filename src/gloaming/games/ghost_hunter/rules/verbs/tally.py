"""Count something for the scenario."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import CounterName, Does
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Tally(Does):
    """One more of what the scenario counts. (GH-SCENE-34)"""

    counter: CounterName

    def do(self, s: State) -> None:
        s.counts[s.box.counter[self.counter]] += 1
        s.still = 0

    def words(self) -> str:
        return f"count one more {self.counter}"
