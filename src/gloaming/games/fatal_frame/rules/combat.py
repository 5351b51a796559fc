"""The steps of an attack: six against a Ghost, seven against a Boss."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve_last
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import FACES, NOTHING
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.album import capture
from gloaming.games.fatal_frame.rules.cards import detach, draw
from gloaming.games.fatal_frame.rules.dice import (
    BOSS_DIE,
    add_to_die,
    attached_to,
    attack_dice,
    automatic_addition,
    automatic_subtraction,
    spared,
)
from gloaming.games.fatal_frame.rules.fighting import fail
from gloaming.games.fatal_frame.rules.functions import begin_function, lose_an_orb, unpaid
from gloaming.games.fatal_frame.rules.movement import put_out
from gloaming.games.fatal_frame.state import State


def roll(s: State) -> None:
    """1. Roll the attack dice and, against a Boss, the Boss die. (FF-COMBAT-2, FF-BOSS-4, FF-BUTTERFLY-1)"""
    seat = s.turn
    s.combat = 1
    count = attack_dice(s, s.fought, s.flash)
    s.flash = 0
    boss = s.fought >= s.box.first_boss
    dice = s.dice.roll(count + 1 if boss else count, FACES)
    s.rolled = tuple([die + 1 for die in dice[:count]])
    s.boss_rolled = dice[count] + 1 if boss else 0
    s.final = s.rolled
    s.boss_die = s.boss_rolled
    events.rolled(s, seat, s.boss_rolled, *s.rolled)
    if not boss and s.box.ghost[s.fought].stands is not None and spared(s):
        log_spared(s)
    if len(set(s.rolled)) < count:
        draw(s, seat, s.gift(seat, "draw-on-doubles"))


def add_automatic(s: State) -> None:
    """2. Add all automatic additions to every attack die, up to 6. (FF-COMBAT-5, FF-COMBAT-9, FF-BOSS-5)"""
    seat = s.turn
    s.combat = 2
    more = automatic_addition(s, s.fought)
    if more:
        s.final = tuple([min(FACES, die + more) for die in s.final])
        events.added(s, seat, more, *s.final)


def subtract_automatic(s: State) -> None:
    """3. Subtract all automatic subtractions from every attack die, down to 1.

    (FF-COMBAT-6, FF-COMBAT-9, FF-EFFECT-5)
    """
    seat = s.turn
    less = automatic_subtraction(s, s.fought)
    if less:
        s.final = tuple([max(1, die - less) for die in s.final])
        events.subtracted(s, seat, less, *s.final)
    s.combat = 4


def orbs_barred(s: State) -> bool:
    """Return whether the fought Ghost forbids Spirit Orbs. (FF-EFFECT-5)"""
    return s.fought < s.box.first_boss and s.box.ghost[s.fought].no_orbs and not spared(s)


def may_add(s: State) -> list[Option]:
    """4. Return the options: keep the dice, or add to an attack die or the Boss die that is below 6.

    Of identical dice, only one is offered. The number originally rolled matters only if an Action is attached to the
    Film.
    (FF-COMBAT-7, FF-COMBAT-8, FF-BOSS-6, FF-ATTACH-1)
    """
    options: list[Option] = [("stand",)]
    seat = s.turn
    orbs = s.orbs(seat) > 0 and not orbs_barred(s)
    functions = []
    adds = s.box.adds
    for card in s.camera[seat]:
        if adds[card] and not unpaid(s, card):
            functions.append(card)
    if not orbs and not functions:
        return options
    dice = []
    seen: list[tuple[int, bool]] = []
    on_film = _on_film(s)
    for number in range(len(s.final)):
        alike = (s.final[number], on_film and s.rolled[number] == FACES)
        if alike[0] < FACES and alike not in seen:
            seen.append(alike)
            dice.append(number)
    if 0 < s.boss_die < FACES:
        dice.append(BOSS_DIE)
    if orbs:
        for number in dice:
            options.append(("orb", number))
    done = NOTHING
    for card in functions:
        kind = s.box.kind[card]
        if kind != done:
            done = kind
            for number in dice:
                options.append(("add", kind, number))
    return options


def what_is_left(s: State) -> str:
    """Return the prompt: whether anything can be added, or only other Functions are left. (FF-FUNCTION-1)"""
    return "Add to a die?" if len(may_add(s)) > 1 else "Use a Function before the dice count?"


def add_assigned(s: State, option: Option) -> None:
    """4. Apply the chosen addition to a die. The decision repeats until the player keeps the dice.

    (FF-COMBAT-7, FF-ORB-1)
    """
    verb = option[0]
    if verb == "stand":
        return
    s.again()
    if verb == "orb":
        add_to_die(s, option[1], lose_an_orb(s))
    else:
        begin_function(s, option[1], option[2])


def suffer_effect(s: State) -> None:
    """5. Apply the Ghost Effect if the final dice trigger it. It applies once, even if the Ghost is beaten.

    (FF-EFFECT-1, FF-EFFECT-2, FF-EFFECT-3, FF-EFFECT-4)
    """
    s.combat = 5
    fought = s.fought
    white = s.box.white(fought)
    if white is None:
        return
    when = white.when
    if when == "fail":
        happens = max(s.final) <= s.box.power(fought)
    elif when == "always":
        happens = True
    else:
        odd = 0 if when == "even" else 1
        happens = False
        for die in s.final:
            if die % 2 == odd:
                happens = True
    if happens and spared(s):
        log_spared(s)
    elif happens:
        events.effect(s, s.turn, fought)
        resolve_last(s, (white.do,))


def log_spared(s: State) -> None:
    """Log that the current player ignores the fought Ghost's effect, with the Location if it is the reason.

    (FF-LOCATION-6, FF-EFFECT-5)
    """
    room = s.room(s.turn)
    if s.warded or room < 0:
        events.spared(s, s.turn, s.fought)
    else:
        events.spared(s, s.turn, s.fought, room)


def compare(s: State) -> None:
    """6. Compare the final dice with the Power of the Ghost or Boss. One higher die defeats a Ghost.

    (FF-COMBAT-10, FF-BOSS-7)
    """
    s.combat = 6
    if s.fought >= s.box.first_boss:
        strike_the_boss(s)
    elif max(s.final) > s.box.power(s.fought):
        if _six_beats(s):
            draw(s, s.turn, 1)
        capture(s, s.fought)
    else:
        fail(s)


def _on_film(s: State) -> bool:
    """Return whether an Action is attached to the current player's Film. (FF-ATTACH-1)"""
    film = s.film(s.turn)
    if film >= 0:
        for _, on in s.attached:
            if on == film:
                return True
    return False


def _six_beats(s: State) -> bool:
    """Return whether an Action is attached to the Film and a die rolled as 6 beats the Ghost. (FF-ATTACH-1)"""
    if not _on_film(s):
        return False
    power = s.box.power(s.fought)
    return any([rolled == FACES and final > power for rolled, final in zip(s.rolled, s.final)])


def strike_the_boss(s: State) -> None:
    """Remove a bead for each final die above the Power of the Boss.

    Without beads, the Boss is defeated; otherwise the player has failed. (FF-BOSS-7, FF-BOSS-11, FF-BOSS-12, FF-WIN-1)
    """
    seat = s.turn
    boss = s.fought - s.box.first_boss
    twice = _on_film(s)
    beads = 0
    for number in range(len(s.final)):
        if s.final[number] > s.box.bosses[boss].power:
            beads += 2 if twice and s.rolled[number] == FACES else 1
    beads = min(beads, s.life[seat])
    s.life[seat] -= beads
    events.struck(s, seat, boss, beads, s.life[seat])
    if s.life[seat] == 0:
        s.winner = seat
        events.won(s, seat, boss)
        s.leave("match")
    else:
        fail(s)


def boss_attacks(s: State) -> None:
    """7. Throw the player out of the Shrine if a final die equals the Boss die, unless an attached Action prevents it.

    (FF-BOSS-8)
    """
    if s.fought >= s.box.first_boss:
        s.combat = 7
        if s.boss_die in s.final:
            steady = False
            for action in attached_to(s, s.fought):
                steady = steady or action.steady
            if steady:
                events.stood_firm(s, s.turn)
            else:
                events.thrown_out(s, s.turn, s.boss_die)
                put_out(s, s.turn)


def end_attack(s: State) -> None:
    """End the attack, and discard the Actions that were attached to the Ghost or Boss for it. (FF-ATTACH-2)"""
    detach(s, s.fought)
    s.fought = NOTHING
    s.rolled = ()
    s.final = ()
    s.boss_rolled = 0
    s.boss_die = 0
    s.combat = 0
