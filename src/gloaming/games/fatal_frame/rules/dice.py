"""How many dice are rolled in an attack, and adding to one that has been rolled."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.box import Film
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.printed import (
    ATTACH_DICE,
    CAMERA_DICE,
    FIRST_ACTION,
    KIND,
    ROOM_DICE,
    ROOM_WARDS,
)
from gloaming.games.fatal_frame.state import BOSS, FACES, MOST_DICE, Table

BOSS_DIE: Final = -1
"""The Boss die among the dice that may be added to."""


def attached_to(s: Table, ghost: int, printed: tuple[int, ...]) -> int:
    """What the Actions on a Ghost come to, by a table of `printed`. (FF-ATTACH-2)"""
    total = 0
    for action, on in s.attached:
        if on == ghost:
            total += printed[KIND[action] - FIRST_ACTION]
    return total


def spared(s: Table) -> bool:
    """Whether no white text reaches the player: by Save, or by the Location. (FF-UPGRADECARD-7, FF-INSIDE-11)"""
    room = s.room(s.turn)
    return s.warded or (room >= 0 and ROOM_WARDS[room])


def attack_dice(s: Table, ghost: int, flash: int) -> int:
    """The Camera's die, its Film's, and what else adds or takes away against a Ghost or a Boss: 1 to 4.

    (FF-COMP-1, FF-COMBAT-3, FF-COMBAT-4, FF-UPGRADE-3, FF-LOCATION-6, FF-EFFECT-5, FF-CAMERA-1, FF-UPGRADECARD-1,
    FF-UPGRADECARD-2, FF-ACTIONCARD-5, FF-GHOSTCARD-18, FF-INSIDE-13, FF-INSIDE-20)
    """
    seat = s.turn
    count = CAMERA_DICE + flash + attached_to(s, ghost, ATTACH_DICE)
    film = s.film(seat)
    if film >= 0:
        gives = s.box.gives[film]
        if isinstance(gives, Film):
            count += gives.dice
    room = s.room(seat)
    if room >= 0:
        count += ROOM_DICE[room]
    if ghost < BOSS and not spared(s):
        count -= s.box.ghost[ghost].fewer_dice
    return max(1, min(MOST_DICE, count))


def add_to_die(s: Table, number: int, more: int) -> None:
    """Add to one die; no die above 6. (FF-COMBAT-7, FF-COMBAT-9)"""
    if number == BOSS_DIE:
        s.boss_die = min(FACES, s.boss_die + more)
        value = s.boss_die
    else:
        value = min(FACES, s.final[number] + more)
        s.final = s.final[:number] + (value,) + s.final[number + 1 :]
    s.tell(events.raised(s.turn, number, value))
