"""The end of the Killer phase."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.effects import Effect
from gloaming.games.final_girl.rules.health import cut_phase
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class EndKillerPhase(Effect):
    """The Killer phase ends. (FG-ITEM-28)"""

    def do(self, s: State) -> None:
        """All that waits in it is dropped."""
        cut_phase(s)

    def words(self) -> str:
        return "the Killer phase ends at once, with all that is left of it"
