"""An Action that moves a player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.constants import OUTSIDE
from gloaming.games.fatal_frame.notes.moves import displaced
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.movement import go, ways
from gloaming.games.fatal_frame.state import State

NOBODY_IN_THE_VILLAGE: Final = ("No player is at a Location yet.", "FF-LOCATION-2")


@dataclass(frozen=True)
class Displace(Deed):
    """Move any player to an adjacent Location. Ghosts follow only if you move yourself. (FF-FOLLOW-2, FF-LOCATION-2)"""

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each player in the village and each Location adjacent to that player. (FF-ACTION-2)"""
        before = len(options)
        for seat in range(s.seats):
            if s.at[seat] != OUTSIDE:
                for _, way, to in ways(s, seat):
                    options.append(("displace", kind, seat, way, to))
        return None if len(options) > before else NOBODY_IN_THE_VILLAGE

    def play(self, s: State, card: int, option: Option) -> None:
        """Move the chosen player to the chosen Location."""
        go(s, option[2], option[3], option[4])

    def words(self) -> str:
        return "move any player, including yourself, to an adjacent Location"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of moving the chosen player to the chosen Location."""
        return displaced(situation, option[1], option[2], option[3], option[4])
