"""The Fight phase: choosing the next Ghost to fight, and failing a fight."""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import FIGHT, MOVE, NOTHING, PLAY
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.stacks import told_apart
from gloaming.games.fatal_frame.state import State

IN_THE_FIGHT_STEP: Final = ("You use {card} in the fight step.", THE_CARDS)
NO_MORE_FIGHTS: Final = ("You failed in a fight, so there are no more fights this turn.", "FF-FIGHT-3")

# 2. Fight all Ghosts at your current Location


def fight_phase(s: State) -> None:
    """Let the player fight one Ghost after the other, until none is left or a fight is failed.

    (FF-FIGHT-1, FF-FIGHT-3, FF-FIGHT-4, FF-BOSS-14)
    """
    s.phase = FIGHT
    if not s.failed and (s.here() or boss_here(s) >= 0):
        s.again()
        s.run("attack")


def boss_here(s: State) -> int:
    """Return the Boss at the current player's Location, or NOTHING. (FF-BOSS-2)"""
    boss = s.boss[s.turn]
    return boss[0] if boss else NOTHING


def ghosts_to_fight(s: State) -> list[Option]:
    """Return the options to fight: the Ghosts of the lowest Power or, if there are no Ghosts, the Boss.

    (FF-FIGHT-2, FF-FOLLOW-5)
    """
    here = s.here()
    if here:
        least = s.box.ghost[here[0]].power
        options: list[Option] = []
        for card in told_apart(s, here):
            if s.box.ghost[card].power == least:
                options.append(("fight", card))
        return options
    boss = boss_here(s)
    return [("fight", s.box.first_boss + boss)] if boss >= 0 else []


def face(s: State, option: Option) -> None:
    """Start an attack on the chosen Ghost or Boss. (FF-COMBAT-1)"""
    s.fought = option[1]
    events.faced(s, s.turn, s.fought)
    s.run("combat")


def either(s: State) -> list[Option]:
    """Return the options after a failed fight: only move, or only play. There are none without a failed fight.

    (FF-FIGHT-5)
    """
    return [("only", MOVE), ("only", PLAY)] if s.failed else []


def choose_one(s: State, option: Option) -> None:
    """Store whether the player moves or plays after a failed fight. (FF-FIGHT-5)"""
    s.only = option[1]


def fail(s: State) -> None:
    """Record a failed fight: this turn has no further fights, and only a move or a play follows.

    (FF-FIGHT-3, FF-FIGHT-5)
    """
    s.failed = True
    events.failed(s, s.turn, s.fought)
