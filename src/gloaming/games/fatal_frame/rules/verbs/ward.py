"""An effect that lets a player ignore Ghost Effects for the rest of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Effect, Why
from gloaming.games.fatal_frame.constants import FACES, FIGHT
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.ghosts import FewerDice, Ghost, NoOrbs, White
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import losable
from gloaming.games.fatal_frame.rules.dice import spared, takes_dice
from gloaming.games.fatal_frame.rules.fighting import IN_THE_FIGHT_STEP, NO_MORE_FIGHTS, boss_here
from gloaming.games.fatal_frame.rules.functions import unpaid
from gloaming.games.fatal_frame.rules.verbs.discard import Discard
from gloaming.games.fatal_frame.rules.verbs.flash_die import FlashDie
from gloaming.games.fatal_frame.rules.verbs.lose import Lose
from gloaming.games.fatal_frame.rules.verbs.skip_turn import SkipTurn
from gloaming.games.fatal_frame.state import State

WARDED: Final = ("You already ignore Ghost Effects this turn.", "FF-FUNCTION-5")
SPARED: Final = ("You already ignore Ghost Effects here.", "FF-FUNCTION-5")
NO_EFFECT_LEFT: Final = ("There is no Ghost Effect left here to ignore.", "FF-FUNCTION-5")


@dataclass(frozen=True)
class Ward(Effect):
    """Ignore Ghost Effects until the end of your turn."""

    def do(self, s: State) -> None:
        """Let the current player ignore Ghost Effects from now on."""
        s.warded = True
        events.warded(s, s.turn)

    def refusal(self, s: State) -> Why | None:
        """Return the reason unless this is the Fight phase and a Ghost Effect could still affect the player.

        (FF-FUNCTION-5)
        """
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
        return "ignore Ghost Effects until the end of your turn"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def effect_ahead(s: State) -> bool:
    """Return whether the white text of a Ghost or Boss at the player's Location can still affect the player.

    (FF-FUNCTION-5)
    """
    for card in s.here():
        ghost = s.box.ghost[card]
        if _could_befall(s, ghost.white) or _hinders(s, card, ghost):
            return True
    boss = boss_here(s)
    return boss >= 0 and _could_befall(s, s.box.bosses[boss].white)


def _could_befall(s: State, white: White | None) -> bool:
    """Return whether a white text would change anything for the current player if it were triggered.

    (FF-TERM-4, FF-BOY-1, FF-LIMBO-2)
    """
    if white is None:
        return False
    does = white.do
    seat = s.turn
    if isinstance(does, Lose):
        return len(losable(s, seat, does.what)) > 0
    if isinstance(does, Discard):
        return s.gift(seat, "keep-hand") == 0
    if isinstance(does, SkipTurn):
        return not s.skips[seat]
    return True


def _hinders(s: State, card: int, ghost: Ghost) -> bool:
    """Return whether a Ghost's white text for the whole attack can still change an attack on that Ghost.

    (FF-EFFECT-5, FF-COMBAT-4, FF-COMBAT-8)
    """
    stands = ghost.stands
    if stands is None:
        return False
    rolled = card == s.fought
    if isinstance(stands, NoOrbs):
        return s.orbs(s.turn) > 0 and not (rolled and min(s.final) == FACES)
    if rolled:
        return False
    if not isinstance(stands, FewerDice):
        return True
    if takes_dice(s, card, s.flash):
        return True
    for function in s.functions(s.turn):
        if isinstance(s.box.effect[function], FlashDie) and unpaid(s, function) is None:
            return takes_dice(s, card, s.flash + 1)
    return False
