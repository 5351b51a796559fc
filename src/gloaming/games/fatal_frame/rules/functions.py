"""Functions: at any time in one's own turn, each once a turn, for its cost."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state import Option
from gloaming.games.fatal_frame.printed import (
    BOSS_WHEN,
    CODE,
    COSTS_ORB,
    FEWER_DICE,
    FIRST_UPGRADE,
    FUNCTION_ADDS,
    FUNCTION_DOES,
    KEEPS_HAND,
    KIND,
    NO_ORBS,
    ORB,
    SORT,
    SUBTRACTS,
    WHEN,
)
from gloaming.games.fatal_frame.rules.cards import cards_left, discard, kinds_of, lose, of_kind
from gloaming.games.fatal_frame.rules.dice import add_to_die, attack_dice, spared
from gloaming.games.fatal_frame.rules.effects import resolve, salvage_kinds
from gloaming.games.fatal_frame.rules.fighting import boss_here, ghosts_to_fight
from gloaming.games.fatal_frame.state import FIGHT, NOTHING, OUTSIDE, Table

OPEN: Final = frozenset(["turn", "attack", "combat", "move", "play", "second card"])
"""The flows whose questions stand between things; elsewhere something is being carried out. (FF-FUNCTION-3)"""

STEP: Final = CODE["step"]
DRAW: Final = CODE["draw"]
SALVAGE: Final = CODE["salvage"]
WARD: Final = CODE["ward"]
FLASH: Final = CODE["flash-die"]


def usable(s: Table, card: int) -> bool:
    """Whether it has not been used this turn and its cost can be paid. (FF-FUNCTION-2, FF-FUNCTION-4, FF-BOY-2)"""
    if card in s.used:
        return False
    seat = s.turn
    if COSTS_ORB[KIND[card] - FIRST_UPGRADE]:
        return s.orbs(seat) > 0
    return len(s.hand[seat]) > 0 or s.gift(seat, KEEPS_HAND) > 0


def functions(s: Table, seat: int) -> list[Option]:
    """The Functions that the player may use now. (FF-FUNCTION-1, FF-FUNCTION-3, FF-FUNCTION-5)"""
    options: list[Option] = []
    if seat != s.turn or s.program.flow_of[s.step] not in OPEN:
        return options
    fighting = s.fought >= 0
    for card in s.camera[seat]:
        line = FUNCTION_DOES[KIND[card] - FIRST_UPGRADE]
        if not line or not usable(s, card):
            continue
        verb = line[0][0]
        if verb == STEP:
            fit = not fighting and s.at[seat] != OUTSIDE
        elif verb == SALVAGE:
            fit = len(salvage_kinds(s, line[0][1])) > 0
        elif verb == DRAW:
            fit = cards_left(s)
        elif verb == WARD:
            fit = s.phase == FIGHT and not s.failed and not spared(s) and effect_ahead(s)
        elif verb == FLASH:
            fit = s.phase == FIGHT and not s.failed and not fighting and flash_helps(s)
        else:
            fit = True
        if fit:
            option = ("function", KIND[card])
            if option not in options:
                options.append(option)
    return options


def effect_ahead(s: Table) -> bool:
    """Whether a Ghost or a Boss here has white text that is still to come, or that lasts. (FF-FUNCTION-5)"""
    for card in s.here():
        kind = KIND[card]
        if WHEN[kind] or NO_ORBS[kind]:
            return True
        if (SUBTRACTS[kind] or FEWER_DICE[kind]) and card != s.fought:
            return True
    boss = boss_here(s)
    return boss >= 0 and BOSS_WHEN[boss] > 0


def flash_helps(s: Table) -> bool:
    """Whether one more die would be rolled in the next attack: there are 1 at least and 4 at most.

    (FF-FUNCTION-5, FF-COMBAT-4, FF-UPGRADECARD-8)
    """
    for option in ghosts_to_fight(s):
        ghost: int = option[1]
        if attack_dice(s, ghost, s.flash + 1) > attack_dice(s, ghost, s.flash):
            return True
    return False


def use_function(s: Table, option: Option) -> None:
    """Use a Function: no play. (FF-FUNCTION-1, FF-PLAY-5)"""
    begin_function(s, option[1])


def begin_function(s: Table, kind: int) -> None:
    """Pay for a Function first. (FF-FUNCTION-2, FF-FUNCTION-4)"""
    for card in s.functions(s.turn):
        if KIND[card] == kind and card not in s.used:
            s.using = card
            s.used += (card,)
            s.tell(("function", s.turn, card))
            if COSTS_ORB[kind - FIRST_UPGRADE]:
                lose_an_orb(s)
            s.run("function")
            return


def costs(s: Table) -> list[Option]:
    """Any card in hand; with the Trapped Boy none need be. An Orb has been paid already. (FF-FUNCTION-4, FF-BOY-2)"""
    if COSTS_ORB[KIND[s.using] - FIRST_UPGRADE]:
        return []
    options: list[Option] = [("pay", kind) for kind in kinds_of(s.hand[s.turn])]
    if s.gift(s.turn, KEEPS_HAND):
        options.append(("keep",))
    return options


def pay(s: Table, option: Option) -> None:
    """Pay the cost. (FF-FUNCTION-4)"""
    seat = s.turn
    if option[0] == "pay":
        discard(s, seat, of_kind(s.hand[seat], option[1]))
    else:
        s.tell(("kept", seat))


def lose_an_orb(s: Table) -> None:
    """Put a Spirit Orb of the Camera into the discard pile. (FF-ORB-1, FF-FUNCTION-4)"""
    for card in s.camera[s.turn]:
        if SORT[KIND[card] - FIRST_UPGRADE] == ORB:
            lose(s, s.turn, card)
            return


def resolve_function(s: Table) -> None:
    """Do what the Function says. (FF-FUNCTION-1)"""
    kind = KIND[s.using] - FIRST_UPGRADE
    s.using = NOTHING
    if FUNCTION_ADDS[kind]:
        add_to_die(s, s.aim, FUNCTION_ADDS[kind])
    else:
        resolve(s, FUNCTION_DOES[kind])
