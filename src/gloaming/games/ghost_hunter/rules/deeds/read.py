"""Reveal a clue."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.games.ghost_hunter.box import ClueId, Deed
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Read(Deed):
    """The text of a clue is read out to all, and stays open. (GH-SCENE-33)

    clue: its id in `clues`.
    """

    clue: ClueId

    def do(self, s: State) -> None:
        number = [clue.id for clue in s.scenario_entry().clues].index(self.clue)
        if number not in s.clues:
            s.clues += (number,)
            s.still = 0
            events.clue(s, s.scenario, number)

    def words(self) -> str:
        return f"read clue {self.clue.upper()}"
