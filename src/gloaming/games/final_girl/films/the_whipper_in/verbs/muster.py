"""The verb `muster`: call the Minions to the Killer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.minions import place_minion
from gloaming.games.final_girl.rules.tracks import AtOnce
from gloaming.games.final_girl.state import State

NO_MINION: Final = ("No Minion is on the board.", "FG-HUNT-8")


@dataclass(frozen=True)
class Muster(AtOnce):
    """Place all Minions in the Killer's space. (FG-HUNT-8, FG-HUNT-16)"""

    def do(self, s: State) -> None:
        """Place every Minion that is elsewhere; do nothing while the Killer is off the board."""
        if s.killer_space < 0:
            return
        for number, space in enumerate(s.minions):
            if space != s.killer_space:
                place_minion(s, number, s.killer_space)

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Minion is on the board), or None. (FG-HUNT-8)"""
        return None if s.minions else NO_MINION

    def words(self) -> str:
        return "place all Minions in the Killer's space"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
