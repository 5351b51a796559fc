"""The verb `read`: read out a clue."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.entry import ClueId
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.scenarios import Deed
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Read(Deed):
    """Read out a clue to all players, who can read it again at any time. (GH-SCENE-33)

    clue: the id of the clue in `clues`.
    """

    clue: ClueId

    def do(self, s: State) -> None:
        number = self.place(s)
        if number not in s.clues:
            s.clues += (number,)
            s.note_progress()
            events.clue(s, s.scenario, number)

    def refusal(self, s: State) -> Why | None:
        return ("This clue has already been read.", "GH-SCENE-25") if self.place(s) in s.clues else None

    def place(self, s: State) -> int:
        """Return the index of the clue in the scenario's list of clues."""
        return [clue.id for clue in s.scenario_entry().clues].index(self.clue)

    def words(self) -> str:
        return f"read clue {self.clue.upper()}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
