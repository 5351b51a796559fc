"""The verb `draw-event`: draw an Event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.events import draw_event
from gloaming.games.final_girl.state import State

NO_EVENT: Final = ("No Event is left to draw.", "FG-EVENT-4")


@dataclass(frozen=True)
class DrawEvent(Effect):
    """Draw an Event, which takes effect immediately. With an empty deck, nothing happens. (FG-EVENT-1)"""

    def do(self, s: State) -> None:
        draw_event(s)

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Event is left), or None. (FG-EVENT-4)"""
        return None if s.event_deck else NO_EVENT

    def words(self) -> str:
        return "draw an Event"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
