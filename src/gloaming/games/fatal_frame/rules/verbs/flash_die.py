"""An effect that adds an attack die to the next attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Effect, Why
from gloaming.games.fatal_frame.constants import FIGHT
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.dice import attack_dice
from gloaming.games.fatal_frame.rules.fighting import IN_THE_FIGHT_STEP, NO_MORE_FIGHTS, ghosts_to_fight
from gloaming.games.fatal_frame.state import State

ROLLED: Final = ("The dice of this attack have already been rolled.", THE_CARDS)
NO_MORE_DICE: Final = ("It would not add a die to your next attack.", "FF-FUNCTION-5")


@dataclass(frozen=True)
class FlashDie(Effect):
    """Roll one more attack die in your next attack this turn."""

    def do(self, s: State) -> None:
        """Add a die to the next attack of the current player."""
        s.flash += 1
        events.flashed(s, s.turn)

    def refusal(self, s: State) -> Why | None:
        """Return the reason if the effect would not add a die to a coming attack of the Fight phase. (FF-FUNCTION-5)"""
        if s.fought >= 0:
            return ROLLED
        if s.phase != FIGHT:
            return IN_THE_FIGHT_STEP
        if s.failed:
            return NO_MORE_FIGHTS
        return None if flash_helps(s) else NO_MORE_DICE

    def words(self) -> str:
        return "roll 1 more attack die in your next attack this turn"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def flash_helps(s: State) -> bool:
    """Return whether the next attack can have one more die, within the limits of 1 to 4 dice.

    (FF-FUNCTION-5, FF-COMBAT-4)
    """
    for option in ghosts_to_fight(s):
        ghost: int = option[1]
        if attack_dice(s, ghost, s.flash + 1) > attack_dice(s, ghost, s.flash):
            return True
    return False
