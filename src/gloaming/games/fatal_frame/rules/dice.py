"""The number of dice in an attack, and what is added to or subtracted from dice."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.constants import FACES, MOST_DICE
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.verbs.attach import Attach
from gloaming.games.fatal_frame.state import State

BOSS_DIE: Final = -1
"""The value used instead of the index of an attack die for the Boss die."""


def attached_to(s: State, ghost: int) -> list[Attach]:
    """Return the verbs of the Actions attached to a Ghost or Boss. (FF-ATTACH-2)"""
    deeds = []
    for action, on in s.attached:
        if on == ghost:
            deed = s.box.deed[s.box.kind[action]]
            if isinstance(deed, Attach):
                deeds.append(deed)
    return deeds


def spared(s: State) -> bool:
    """Return whether a card or the Location lets the current player ignore white text. (FF-GHOST-7, FF-LOCATION-6)"""
    room = s.room(s.turn)
    return s.warded or (room >= 0 and s.box.room_spares[room])


def attack_dice(s: State, ghost: int, flash: int) -> int:
    """Return the number of attack dice against a Ghost or Boss: 1 to 4, from Camera, Film and other cards.

    (FF-COMP-1, FF-COMBAT-3, FF-COMBAT-4, FF-UPGRADE-3, FF-LOCATION-6, FF-EFFECT-5, FF-CAMERA-1)
    """
    count = _dice_before_the_ghost(s, ghost, flash)
    if ghost < s.box.first_boss and not spared(s):
        count -= s.box.ghost[ghost].fewer_dice
    return _within_the_box(count)


def takes_dice(s: State, ghost: int, flash: int) -> bool:
    """Return whether the white text of a Ghost would reduce the number of attack dice. (FF-COMBAT-4, FF-EFFECT-5)"""
    fewer = s.box.ghost[ghost].fewer_dice
    if fewer == 0:
        return False
    count = _dice_before_the_ghost(s, ghost, flash)
    return _within_the_box(count - fewer) < _within_the_box(count)


def _within_the_box(count: int) -> int:
    """Limit a number of dice to the range from 1 to 4. (FF-COMBAT-4)"""
    return max(1, min(MOST_DICE, count))


def _dice_before_the_ghost(s: State, ghost: int, flash: int) -> int:
    """Return the number of attack dice against a Ghost or Boss before its white text and the limits apply.

    (FF-COMBAT-3)
    """
    seat = s.turn
    count = s.box.camera.dice + flash
    for action in attached_to(s, ghost):
        count += action.dice
    film = s.film(seat)
    if film >= 0:
        count += s.box.film_dice[film]
    room = s.room(seat)
    if room >= 0:
        count += s.box.room_dice[room]
    return count


def automatic_addition(s: State, fought: int) -> int:
    """Return the amount that is automatically added to each attack die against a Ghost or Boss.

    (FF-COMBAT-5, FF-BOSS-5)
    """
    seat = s.turn
    more = s.gift(seat, "add-to-dice")
    for action in attached_to(s, fought):
        more += action.add
    room = s.room(seat)
    if room >= 0:
        more += s.box.room_adds[room]
    if fought >= s.box.first_boss:
        boss = fought - s.box.first_boss
        for card in s.album[seat]:
            if s.box.kind[card] in s.box.helpers[boss]:
                more += s.box.bosses[boss].add
                break
    return more


def automatic_subtraction(s: State, fought: int) -> int:
    """Return the amount that is automatically subtracted from each attack die against a Ghost or Boss.

    (FF-COMBAT-6, FF-EFFECT-5)
    """
    less = 0
    for action in attached_to(s, fought):
        less += action.subtract
    room = s.room(s.turn)
    if room >= 0:
        less += s.box.room_subtracts[room]
    if fought < s.box.first_boss and not spared(s):
        less += s.box.ghost[fought].subtracts
    return less


def add_to_die(s: State, number: int, more: int) -> None:
    """Add to one attack die or to the Boss die, up to 6. (FF-COMBAT-7, FF-COMBAT-9)"""
    if number == BOSS_DIE:
        s.boss_die = min(FACES, s.boss_die + more)
        value = s.boss_die
    else:
        value = min(FACES, s.final[number] + more)
        s.final = s.final[:number] + (value,) + s.final[number + 1 :]
    events.raised(s, s.turn, number, value)
