"""An Action that makes another player skip a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.notes.plays import against
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.verbs.skip_turn import hold_back
from gloaming.games.fatal_frame.state import State

ALL_HELD: Final = ("Every other player already skips a turn.", "FF-LIMBO-2")


@dataclass(frozen=True)
class Hold(Deed):
    """Make another player skip their next turn. You cannot choose a player who already skips a turn.

    (FF-LIMBO-1, FF-LIMBO-2)
    """

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each other player who does not already skip a turn. (FF-LIMBO-2)"""
        before = len(options)
        for seat in range(s.seats):
            if seat != s.turn and not s.skips[seat]:
                options.append(("hold", kind, seat))
        return None if len(options) > before else ALL_HELD

    def play(self, s: State, card: int, option: Option) -> None:
        """Make the chosen player skip their next turn."""
        hold_back(s, option[2])

    def words(self) -> str:
        return "another player skips their next turn"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of playing the Action on the chosen player."""
        return against(situation, option[1], option[2])
