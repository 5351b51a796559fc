"""An effect that reveals an Exterior Location."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import CELLS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class Scout(Effect):
    """Reveal a face-down Exterior Location of your choice."""

    def do(self, s: State) -> None:
        """Let the player choose the Location to reveal."""
        s.run("scout")

    def words(self) -> str:
        return "reveal any face-down Exterior Location"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def to_scout(s: State) -> list[Option]:
    """Return the options to reveal one of the face-down Exterior Locations. (FF-MOVE-4)"""
    return [("scout", cell) for cell in range(CELLS) if not s.explored[cell]]


def scout(s: State, option: Option) -> None:
    """Reveal the chosen Location. Its effects on arrival do not apply, because no player has arrived."""
    explore(s, option[1])


def explore(s: State, cell: int) -> None:
    """Turn an Exterior Location face up if it is face down. (FF-MOVE-4)"""
    if not s.explored[cell]:
        s.explored = s.explored[:cell] + (-1,) + s.explored[cell + 1 :]
        events.explored(s, cell, s.exterior[cell])
