"""Attacks on the Killer and Minions, with Action cards and with weapons that stand alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gloaming.engine.rules.effects import Effect, Why, replace_all
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import KILLER, NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.items import Weapon
from gloaming.games.final_girl.rules.ahead import NOTHING_OVER, ahead_of
from gloaming.games.final_girl.rules.health import discard_minor, wound_killer
from gloaming.games.final_girl.rules.horror_rolls import dice_with
from gloaming.games.final_girl.rules.minions import remove_minion
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.rules.using import hold_refusal, spend_use, usable_by
from gloaming.games.final_girl.rules.verbs.act import EnemyActs
from gloaming.games.final_girl.sentences import COSTS_TIME
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import more

OUT_OF_RANGE: Final = ("No Enemy is at its range: {range} spaces away.", "FG-WEAPON-1")
TOO_DEAR: Final = (COSTS_TIME, "FG-WEAPON-5")


def weapons_for(s: State, name: int, far: int) -> list[int]:
    """Return the held weapons that can modify an Action card against a target at this distance.

    (FG-WEAPON-1, FG-WEAPON-2, FG-WEAPON-3, FG-ITEM-2)
    """
    weapons: list[int] = []
    for item in s.held:
        weapon = s.box.items[item].weapon
        if (
            weapon is not None
            and weapon.alone == 0
            and weapon.least <= far <= weapon.most
            and (weapon.only == "" or weapon.only == s.box.actions[name].id)
            and usable_by(s, item)
        ):
            weapons.append(item)
    return weapons


def minion_spaces(s: State) -> list[int]:
    """Return the spaces with Minions, without duplicates."""
    return sorted(set(s.minions))


def in_reach(s: State, name: int, space: int) -> bool:
    """Return whether an attack card reaches a space: the girl's own, or one in the range of a held weapon.

    (FG-ATTACK-1)
    """
    far = s.map.distance[s.girl_space][space]
    return far == 0 or (len(s.held) > 0 and len(weapons_for(s, name, far)) > 0)


def prey_for(s: State, name: int) -> list[Option]:
    """Return the possible targets of an attack card: the Killer, or the Minions of a space.

    (FG-ATTACK-1, FG-MINION-1)
    """
    options: list[Option] = []
    if s.killer_space >= 0 and in_reach(s, name, s.killer_space):
        options.append(("prey", KILLER, s.killer_space))
    if s.minions:
        for space in minion_spaces(s):
            if in_reach(s, name, space):
                options.append(("prey", 0, space))
    return options


def prey(s: State) -> list[Option]:
    """Return the possible targets of the card that is being played; none if it is no attack.

    (FG-ATTACK-1, FG-MINION-1)
    """
    return prey_for(s, s.played) if s.box.actions[s.played].attack else []


def weapons_in_reach(s: State, name: int) -> list[int]:
    """Return the held weapons with which an attack card could hit a target now. (FG-WEAPON-3)"""
    weapons: list[int] = []
    for option in prey_for(s, name):
        for item in weapons_for(s, name, s.map.distance[s.girl_space][option[2]]):
            if item not in weapons:
                weapons.append(item)
    return weapons


def choose_prey(s: State, option: Option) -> None:
    """Set the target of the attack: the Killer or the Minions of one space, never both. (FG-MINION-1)"""
    s.prey = option[1]
    s.prey_space = option[2]


def weapons(s: State) -> list[Option]:
    """Return the weapons for the current attack, and bare hands if the target is in the girl's space. (FG-WEAPON-3)"""
    if not s.box.actions[s.played].attack:
        return []
    options: list[Option] = []
    far = s.map.distance[s.girl_space][s.prey_space]
    for item in weapons_for(s, s.played, far):
        options.append(("weapon", item))
    if far == 0:
        options.append(("bare",))
    return options[:1] if len(options) > 1 and strike_alike(s, options) else options


def strike_alike(s: State, options: list[Option]) -> bool:
    """Return whether the choice of weapon makes no difference to the current attack. (FG-WEAPON-3, FG-HEALTH-6)

    This is the case if every hit turns over the Killer's token, even with bare hands, and the number of dice is the
    same.
    """
    if s.prey != KILLER or s.minors:
        return False
    dice = {dice_with(s, option[1] if option[0] == "weapon" else NOWHERE, s.played) for option in options}
    if len(dice) > 1:
        return False
    action = s.box.actions[s.played]
    for line in (action.success1, action.success2, *action.failure):
        ahead = ahead_of(s, line)
        if ahead.over == NOTHING_OVER and ahead.other:
            return False
    return True


def choose_weapon(s: State, option: Option) -> None:
    """Set the weapon for the current attack. (FG-WEAPON-3)"""
    s.weapon = option[1] if option[0] == "weapon" else NOWHERE
    events.armed(s, s.weapon)


def deal(s: State, by: int) -> None:
    """Deal a card's damage to its target, with the bonuses of the weapon and an Ultimate Ability.

    (FG-ATTACK-2, FG-ATTACK-3, FG-WEAPON-4, FG-GIRL-2, FG-ITEM-12)
    """
    strike(s, with_weapon(s, by), s.weapon)


def with_weapon(s: State, by: int) -> int:
    """Return the damage plus the bonus of the current weapon. (FG-WEAPON-4)"""
    return by + modifier(s, s.weapon) if s.weapon >= 0 else by


def turns_token(s: State, by: int) -> bool:
    """Return whether the damage certainly turns over the Killer's Final Health token or kills him.

    (FG-HEALTH-3, FG-HEALTH-7, FG-END-1)
    """
    if s.prey != KILLER or (s.minors and s.weapon >= 0 and breaks(s, s.weapon)):
        return False
    return sum(s.minor_health) + s.killer_health <= with_ability(s, with_weapon(s, by))


def modifier(s: State, item: int) -> int:
    """Return the damage that a weapon adds to an Action card. (FG-WEAPON-4)"""
    weapon = s.box.items[item].weapon
    return 0 if weapon is None else weapon.damage


def breaks(s: State, item: int) -> bool:
    """Return whether a hit with the weapon may discard a Minor Dark Power. (FG-WEAPON-6)"""
    weapon = s.box.items[item].weapon
    return weapon is not None and weapon.breaks


def with_ability(s: State, by: int) -> int:
    """Return the damage plus the bonus of the girl's Ultimate Ability to attacks in her own space. (FG-GIRL-2)"""
    if s.ultimate and s.prey_space == s.girl_space:
        by += more(s.box.girls[s.girl].ultimate, "close-damage")
    return by


def strike(s: State, by: int, weapon: int) -> None:
    """Deal damage to the current target. (FG-ATTACK-2, FG-MINION-2)

    by: the damage; weapon: the weapon used, which may discard a Minor Dark Power; NOWHERE for none.
    """
    by = with_ability(s, by)
    if s.prey == KILLER:
        events.struck(s, by)
        if weapon >= 0 and breaks(s, weapon) and s.minors:
            s.wound += by
            s.run("break a power")
        else:
            wound_killer(s, by)
    else:
        s.wound = by
        s.run("strike Minions")


def powers_to_break(s: State) -> list[Option]:
    """Return the Minor Dark Powers that the weapon may discard, and the option to discard none. (FG-WEAPON-6)"""
    options: list[Option] = [("break", card) for card in s.minors]
    options.append(("spare",))
    return options


def break_power(s: State, option: Option) -> None:
    """Discard the chosen Minor Dark Power before the damage is dealt. (FG-WEAPON-6)"""
    if option[0] == "break":
        discard_minor(s, option[1])


def strike_on(s: State) -> bool:
    """Return whether there is damage left and a Minion in the attacked space. If no Minion is left, the damage is lost.

    (FG-MINION-2)
    """
    if s.wound > 0 and s.prey_space in s.minions:
        return True
    s.wound = 0
    return False


def attacking_minion(s: State) -> int:
    """Return the Minion that is attacking now; NOWHERE if none is. (FG-MINION-4)"""
    return s.actor if s.actor != KILLER and s.running("attack on you") else NOWHERE


def minions_to_strike(s: State) -> list[Option]:
    """Return the Minions of the attacked space; only the first of several that are alike. (FG-MINION-2)

    Minions are alike if they have the same kind and health, and both or neither of them still act in this action.
    """
    attacker = attacking_minion(s)
    acting = [effect.actor for effect in s.todo if isinstance(effect, EnemyActs)]
    options: list[Option] = []
    there: list[tuple[int, int, bool, bool]] = []
    for number, space in enumerate(s.minions):
        if space == s.prey_space:
            like = (s.minion_kinds[number], s.minion_health[number], number == attacker, number in acting)
            if like not in there:
                there.append(like)
                options.append(("strike", number))
    return options


def strike_minion(s: State, option: Option) -> None:
    """Deal one point of damage to the chosen Minion. (FG-MINION-2, FG-MINION-4)"""
    number = option[1]
    s.wound -= 1
    left = s.minion_health[number] - 1
    if left > 0:
        s.minion_health = s.minion_health[:number] + (left,) + s.minion_health[number + 1 :]
        events.minion_hurt(s, s.minion_kinds[number], s.at(s.minions[number]), left)
    else:
        remove_minion(s, number)
        close_ranks(s, number)


def close_ranks(s: State, number: int) -> None:
    """Update the acting Enemy and queued actions after a Minion died: later Minions move up by one number.

    (FG-MINION-4)
    """
    if s.actor == number:
        s.actor = KILLER
        s.moves_left = 0
        s.attacks_left = 0
    elif s.actor > number:
        s.actor -= 1
    waiting: list[Effect] = []
    for effect in s.todo:
        if isinstance(effect, EnemyActs) and effect.actor >= number:
            if effect.actor > number:
                waiting.append(replace(effect, actor=effect.actor - 1))
        else:
            waiting.append(effect)
    replace_all(s, waiting)


# Weapons that stand alone


def shots(s: State) -> list[Option]:
    """Return the possible shots with held weapons that stand alone, which need no Action card.

    (FG-WEAPON-5, FG-ITEM-11)
    """
    options: list[Option] = []
    for item in s.held:
        weapon = s.box.items[item].weapon
        if weapon is not None and weapon.alone > 0 and shot_refusal(s, item, weapon) is None:
            options += prey_in_range(s, item)
    return options


def shot_refusal(s: State, item: int, weapon: Weapon) -> Why | None:
    """Return why a weapon that stands alone cannot be shot now, or None. (FG-WEAPON-1, FG-WEAPON-5)"""
    why = hold_refusal(s, item)
    if why is not None:
        return why
    if not prey_in_range(s, item):
        return OUT_OF_RANGE
    return TOO_DEAR if weapon.alone > s.time else None


def prey_in_range(s: State, item: int) -> list[Option]:
    """Return the shots at each target in the range of a weapon that stands alone. (FG-WEAPON-1)"""
    options: list[Option] = []
    weapon = s.box.items[item].weapon
    if weapon is not None:
        far = s.map.distance[s.girl_space]
        if s.killer_space >= 0 and weapon.least <= far[s.killer_space] <= weapon.most:
            options.append(("shoot", item, KILLER, s.killer_space))
        for space in minion_spaces(s):
            if weapon.least <= far[space] <= weapon.most:
                options.append(("shoot", item, 0, space))
    return options


def choose_shot(s: State, option: Option) -> None:
    """Pay the Time and a use for a shot, and deal its damage. (FG-WEAPON-5)"""
    item: int = option[1]
    s.prey = option[2]
    s.prey_space = option[3]
    events.shot(s, item)
    weapon = s.box.items[item].weapon
    assert weapon is not None
    change_time(s, -weapon.alone)
    spend_use(s, item)
    strike(s, weapon.damage, item)
