"""No Ghost Effect until the turn ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.effects import Effect, Why
from gloaming.games.fatal_frame.constants import FIGHT
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.dice import spared
from gloaming.games.fatal_frame.rules.fighting import IN_THE_FIGHT_STEP, NO_MORE_FIGHTS, boss_here
from gloaming.games.fatal_frame.state import State

WARDED: Final = ("No Ghost Effect touches you this turn as it is.", "FF-FUNCTION-5")
SPARED: Final = ("No Ghost Effect touches you here as it is.", "FF-FUNCTION-5")
NO_EFFECT_LEFT: Final = ("No Ghost Effect is left here that it could keep off.", "FF-FUNCTION-5")


@dataclass(frozen=True)
class Ward(Effect):
    """No Ghost Effect is suffered until the turn ends."""

    def do(self, s: State) -> None:
        """From now on."""
        s.warded = True
        events.warded(s, s.turn)

    def refusal(self, s: State) -> Why | None:
        """In the fight step alone, and while a Ghost Effect is to come. (FF-FUNCTION-5)"""
        if s.warded:
            return WARDED
        if s.phase != FIGHT:
            return IN_THE_FIGHT_STEP
        if s.failed:
            return NO_MORE_FIGHTS
        if spared(s):
            return SPARED
        return None if effect_ahead(s) else NO_EFFECT_LEFT

    def words(self) -> str:
        return "until your turn ends you suffer no Ghost Effect"


def effect_ahead(s: State) -> bool:
    """Whether a Ghost or a Boss here has white text that is still to come, or that lasts. (FF-FUNCTION-5)"""
    for card in s.here():
        ghost = s.box.ghost[card]
        if ghost.white is not None or ghost.no_orbs:
            return True
        if ghost.stands is not None and card != s.fought:
            return True
    boss = boss_here(s)
    return boss >= 0 and s.box.bosses[boss].white is not None
