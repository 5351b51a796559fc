"""An Action that moves another player out of a house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.notes.plays import against
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.movement import put_out
from gloaming.games.fatal_frame.state import State

NOBODY_INSIDE: Final = ("No other player is in a house.", THE_CARDS)


@dataclass(frozen=True)
class PutOut(Deed):
    """Move another player out of a house. The path in the house is discarded with its Ghosts. (FF-HOUSE-6)"""

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each other player who is in a house. (FF-ACTION-2)"""
        before = len(options)
        for seat in range(s.seats):
            if seat != s.turn and s.inside[seat] >= 0:
                options.append(("put-out", kind, seat))
        return None if len(options) > before else NOBODY_INSIDE

    def play(self, s: State, card: int, option: Option) -> None:
        """Move the chosen player out of the house."""
        put_out(s, option[2])

    def words(self) -> str:
        return "move another player who is in a house out to the house's Exterior Location"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of playing the Action on the chosen player."""
        return against(situation, option[1], option[2])
