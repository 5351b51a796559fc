"""Attacking the Killer and Minions, by Action cards and with weapons."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.final_girl.content import Effect
from gloaming.games.final_girl.printed import (
    ALONE,
    ATTACKS,
    BREAKS,
    CLOSE_DAMAGE,
    CODE,
    DISTANCE,
    LEAST,
    MODIFIER,
    MOST,
    ONLY,
)
from gloaming.games.final_girl.rules.health import discard_minor, wound_killer
from gloaming.games.final_girl.rules.items import spend_use, usable_by
from gloaming.games.final_girl.rules.tracks import change_time
from gloaming.games.final_girl.state import KILLER, NOWHERE, Table

ACT: int = CODE["act"]


def weapons_for(s: Table, name: int, far: int) -> list[int]:
    """The weapons in your hands that may modify an Action card at a distance.

    (FG-WEAPON-1, FG-WEAPON-2, FG-WEAPON-3, FG-ITEM-2, FG-ITEM-24)
    """
    found: list[int] = []
    for item in s.held:
        if (
            LEAST[item] >= 0
            and ALONE[item] == 0
            and LEAST[item] <= far <= MOST[item]
            and (ONLY[item] < 0 or ONLY[item] == name)
            and usable_by(s, item)
        ):
            found.append(item)
    return found


def prey_for(s: Table, name: int) -> list[Option]:
    """Whom an Action card can attack: in your space, or as far as a weapon reaches. (FG-ATTACK-1, FG-MINION-1)"""
    options: list[Option] = []
    far = DISTANCE[s.location][s.girl_space]
    if s.killer_space >= 0 and (far[s.killer_space] == 0 or weapons_for(s, name, far[s.killer_space])):
        options.append(("prey", KILLER, s.killer_space))
    for space in sorted(set(s.minions)):
        if far[space] == 0 or weapons_for(s, name, far[space]):
            options.append(("prey", 0, space))
    return options


def prey(s: Table) -> list[Option]:
    """Whom the card that is played can attack. (FG-ATTACK-1, FG-MINION-1)"""
    return prey_for(s, s.played) if ATTACKS[s.played] else []


def choose_prey(s: Table, option: Option) -> None:
    """The Killer, or the Minions of one space, never both. (FG-MINION-1)"""
    s.prey = option[1]
    s.aim = option[2]


def weapons(s: Table) -> list[Option]:
    """One weapon, or none where you stand next to the prey; before the roll. (FG-WEAPON-3)"""
    if not ATTACKS[s.played]:
        return []
    options: list[Option] = []
    far = DISTANCE[s.location][s.girl_space][s.aim]
    for item in weapons_for(s, s.played, far):
        options.append(("weapon", item))
    if far == 0:
        options.append(("bare",))
    return options


def choose_weapon(s: Table, option: Option) -> None:
    """It is the one that counts for this card. (FG-WEAPON-3)"""
    s.weapon = option[1] if option[0] == "weapon" else NOWHERE
    s.tell(("armed", s.weapon))


def deal(s: Table, by: int) -> None:
    """Damage, more by the weapon once a card, and more by an Ultimate Ability.

    (FG-ATTACK-2, FG-ATTACK-3, FG-WEAPON-4, FG-GIRL-2, FG-ITEM-10, FG-ITEM-12, FG-ITEM-13)
    """
    total = by
    if s.weapon >= 0:
        total += MODIFIER[s.weapon]
    strike(s, total, s.weapon)


def strike(s: Table, by: int, weapon: int) -> None:
    """The prey takes the damage. weapon: with which, for what it does besides. (FG-ATTACK-2, FG-MINION-2)"""
    if s.ultimate and s.aim == s.girl_space:
        by += CLOSE_DAMAGE[s.girl]
    if s.prey == KILLER:
        s.tell(("struck", by))
        if weapon >= 0 and BREAKS[weapon] and s.minors:
            s.wound += by
            s.run("break a power")
        else:
            wound_killer(s, by)
    else:
        s.wound = by
        s.run("strike Minions")


def powers_to_break(s: Table) -> list[Option]:
    """A Minor Dark Power that the weapon may discard outright. (FG-ITEM-13)"""
    options: list[Option] = [("break", card) for card in s.minors]
    options.append(("spare",))
    return options


def break_power(s: Table, option: Option) -> None:
    """It is discarded, before the damage is dealt. (FG-ITEM-13)"""
    if option[0] == "break":
        discard_minor(s, option[1])


def strike_on(s: Table) -> None:
    """Damage is divided among the Minions of the space, point by point; what is left is lost. (FG-MINION-2)"""
    if s.wound > 0 and s.aim in s.minions:
        s.again()
        s.run("strike a Minion")
    else:
        s.wound = 0


def minions_to_strike(s: Table) -> list[Option]:
    """The Minions of the space. (FG-MINION-2)"""
    return [("strike", number) for number, space in enumerate(s.minions) if space == s.aim]


def strike_minion(s: Table, option: Option) -> None:
    """One point of damage. (FG-MINION-2, FG-MINION-4)"""
    number = option[1]
    s.wound -= 1
    left = s.minion_health[number] - 1
    if left > 0:
        s.minion_health = s.minion_health[:number] + (left,) + s.minion_health[number + 1 :]
    else:
        s.minion_health = s.minion_health[:number] + s.minion_health[number + 1 :]
        s.minions = s.minions[:number] + s.minions[number + 1 :]
        s.tell(("minion-dead", s.at(s.aim)))
        close_ranks(s, number)


def close_ranks(s: Table, number: int) -> None:
    """A dead Minion does nothing more, and those after it move up by one. (FG-MINION-4)"""
    if s.actor == number:
        s.actor = KILLER
        s.moves = 0
        s.attacks = 0
        s.hit_girl = False
    elif s.actor > number:
        s.actor -= 1
    waiting: list[Effect] = []
    for effect in s.todo:
        if effect[0] == ACT and len(effect) > 4 and effect[4] >= number:
            if effect[4] > number:
                waiting.append(effect[:4] + (effect[4] - 1,))
        else:
            waiting.append(effect)
    s.todo = tuple(waiting)


# Weapons that stand alone


def shots(s: Table) -> list[Option]:
    """What a weapon in your hands can do without an Action card. (FG-WEAPON-5, FG-ITEM-11, FG-ITEM-18)"""
    options: list[Option] = []
    far = DISTANCE[s.location][s.girl_space]
    for item in s.held:
        if ALONE[item] > 0 and ALONE[item] <= s.time and usable_by(s, item):
            if s.killer_space >= 0 and LEAST[item] <= far[s.killer_space] <= MOST[item]:
                options.append(("shoot", item, KILLER, s.killer_space))
            for space in sorted(set(s.minions)):
                if LEAST[item] <= far[space] <= MOST[item]:
                    options.append(("shoot", item, 0, space))
    return options


def choose_shot(s: Table, option: Option) -> None:
    """Pay the Time and an arrow, and deal the damage. (FG-WEAPON-5)"""
    item: int = option[1]
    s.prey = option[2]
    s.aim = option[3]
    s.tell(("shot", item))
    change_time(s, -ALONE[item])
    spend_use(s, item)
    strike(s, MODIFIER[item], item)
