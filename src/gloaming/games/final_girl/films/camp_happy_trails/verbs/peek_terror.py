"""The verb `peek-terror`: look at the top Terror card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.searching import GIRL_LOOKED
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class PeekTerror(Effect):
    """Look at the top Terror card, then leave it there or put it on the bottom of the deck. (FG-ITEM-26)"""

    def do(self, s: State) -> None:
        """Show the top Terror card to the Final Girl's player only, and offer the choice."""
        if s.terror:
            s.terror_looked = (s.terror_looked[0] | GIRL_LOOKED,) + s.terror_looked[1:]
            events.peeked(s, GIRL_LOOKED, s.terror[0])
            s.run("peek")

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Terror card is left), or None. (FG-ITEM-26)"""
        return None if s.terror else NO_TERROR

    def words(self) -> str:
        return "look at the top Terror card; leave it there or put it on the bottom of the deck"

    def short(self) -> str:
        return "Look at the top Terror card"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


NO_TERROR: Final = ("No Terror card is left to look at.", "FG-ITEM-26")


def peeked(s: State) -> list[Option]:
    """Return the choices: leave the top Terror card or, unless it is the last one, put it on the bottom.

    (FG-ITEM-26)
    """
    return [("leave",), ("bury",)] if len(s.terror) > 1 else [("leave",)]


def leave_or_bury(s: State, option: Option) -> None:
    """Leave the Terror card on top of the deck, or put it on the bottom. (FG-ITEM-26)"""
    if option[0] == "bury":
        s.terror = s.terror[1:] + s.terror[:1]
        s.terror_looked = s.terror_looked[1:] + s.terror_looked[:1]
        events.buried(s)
