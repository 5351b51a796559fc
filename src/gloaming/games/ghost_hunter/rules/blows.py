"""The attacks of a battle round: draw Judge cards, compare the results and deal damage."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import FREE_ALL, FREE_DOUBLE, HP, JUDGE_CARDS, NONE, NORMAL, ST, WP
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.battles import in_battle
from gloaming.games.ghost_hunter.rules.checks import judge
from gloaming.games.ghost_hunter.rules.harm import hurt_all, wound
from gloaming.games.ghost_hunter.state import State

RIPOSTE: Final = 2
"""The damage that an Enemy with Riposte deals on a tie. (GH-POWER-7)"""


def draw(s: State) -> None:
    """Draw a Judge card for each hunter, and one black card for all Enemies, or two if an Enemy has Two cards.

    If all hunters make a Free AT (an Item attack that cannot be defended against), no black card is drawn.
    (GH-BATTLE-5, GH-BATTLE-10, GH-JOIN-7, GH-MANY-2, GH-POWER-4, GH-FREE-1, GH-VAMPIRE-1)
    """
    drawing = [hunter for hunter in in_battle(s) if not s.sits_out >> hunter & 1]
    for hunter in drawing:
        s.judged[hunter] = judge(s, hunter)
        events.drew(s, s.character[hunter], s.judged[hunter], 0 if free(s, hunter) else bonus_of(s, hunter))
    if all(free(s, hunter) for hunter in drawing):
        return
    s.black = judge(s, s.hunters)
    if any("two-cards" in s.powers(monster) for monster in s.monsters_on(s.battle)):
        s.second_black = another_card(s)
        events.drew_two(s, s.black, s.second_black)
    else:
        events.drew_black(s, s.black)


def another_card(s: State) -> int:
    """Draw a second black Judge card from the remaining nine. (GH-POWER-4, GH-VAMPIRE-1)"""
    if s.law("fate"):
        return judge(s, s.hunters)
    card = s.dice.below(JUDGE_CARDS - 1) + 1
    return card if card < s.black else card + 1


def free(s: State, hunter: int) -> bool:
    """Return whether a hunter makes a Free AT (an Item attack that cannot be defended against) in this battle round.

    (GH-FREE-1)
    """
    return s.prepared[hunter] != NORMAL


def bonus_of(s: State, hunter: int) -> int:
    """Return a hunter's bonus for the declared attack: ST for an HP attack, WP for an MP attack, plus the bonuses of
    Items. (GH-BATTLE-5, GH-PISTOL-1)
    """
    return bonus_with(s, hunter, s.strikes[hunter])


def bonus_with(s: State, hunter: int, pool: int) -> int:
    """Return a hunter's bonus for an attack on a pool, HP or MP. (GH-BATTLE-5)"""
    if pool == HP:
        return s.ability(hunter, ST) + s.bonus(hunter, "hp_attack")
    return s.ability(hunter, WP)


def result_of(s: State, monster: int) -> int:
    """Return a Monster's result in the battle round: the black card, or the higher of two, plus the bonus for its
    attack. (GH-MONSTER-3, GH-MANY-2, GH-POWER-4, GH-VAMPIRE-1)
    """
    card = s.black
    if "two-cards" in s.powers(monster):
        card = max(card, s.second_black)
    return card + enemy_bonus(s, monster, s.attack[monster])


def enemy_bonus(s: State, monster: int, pool: int) -> int:
    """Return a Monster's bonus for an attack on a pool, HP or MP. (GH-MONSTER-3, GH-SCENE-49)"""
    beast = s.beast(monster)
    more = beast.st if pool == HP else beast.wp
    if s.is_boss(monster):
        more += s.altered[0 if pool == HP else 1]
    return more


def strike(s: State) -> None:
    """Deal each hunter's damage to the chosen Enemy: the difference of the results, or for a Free AT the value of the
    card.

    For example, ST +1, a Pistol and a 4 make a result of 6; WP +1 and an 8 against a result of 2 deal 7 damage. A Free
    AT damages the declared pool, adds no bonus, and may hit all Enemies or be doubled. (GH-BATTLE-6, GH-BATTLE-7,
    GH-BATTLE-8, GH-BATTLE-9, GH-JOIN-7, GH-MANY-3, GH-FREE-1, GH-FREE-2, GH-AMULET-1, GH-DYNAMITE-1, GH-POWER-9,
    GH-RAVEN-1)
    """
    there = s.monsters_on(s.battle)
    for hunter in in_battle(s):
        if not s.judged[hunter]:
            continue
        way = s.prepared[hunter]
        pool = s.strikes[hunter]
        monster = s.target[hunter]
        if way != NORMAL:
            points = s.judged[hunter] * (2 if way == FREE_DOUBLE else 1)
            for other in there if way == FREE_ALL else [monster]:
                hit(s, other, pool, points)
        else:
            more = s.judged[hunter] + bonus_of(s, hunter) - result_of(s, monster)
            out_of_reach = "airborne" in s.powers(monster) and pool == HP and not s.reaches_airborne(hunter)
            if more > 0 and not out_of_reach:
                hit(s, monster, pool, more)


def hit(s: State, monster: int, pool: int, points: int) -> None:
    """Deal the damage of a hunter's hit to a Monster; Armour reduces it by 1. (GH-BATTLE-6, GH-POWER-8)"""
    if "armour" in s.powers(monster):
        points -= 1
    wound(s, monster, pool, points)


def be_struck(s: State) -> None:
    """Deal the damage of each Enemy to the hunters with the lowest result, or with Multiple Attack to all with a lower
    result than its own.

    Hunters who failed to escape or who make a Free AT (an Item attack that cannot be defended against) are not
    compared. This damage counts as simultaneous with that of the hunters. (GH-BATTLE-6, GH-BATTLE-12, GH-MANY-4,
    GH-MANY-5, GH-MANY-6, GH-MANY-7, GH-FREE-3, GH-POWER-1, GH-POWER-2, GH-POWER-3, GH-POWER-7, GH-GOLEM-1)
    """
    compared = [hunter for hunter in in_battle(s) if s.judged[hunter] and not free(s, hunter)]
    if not compared:
        return
    results = [s.judged[hunter] + bonus_of(s, hunter) for hunter in compared]
    lowest = results[0]
    for result in results:
        if result < lowest:
            lowest = result
    blows: list[DamageArgs] = []
    for monster in s.monsters_on(s.battle):
        own = result_of(s, monster)
        powers = s.powers(monster)
        for place, hunter in enumerate(compared):
            points = 0
            more = own - results[place]
            if more > 0 and (results[place] == lowest or "multiple-attack" in powers):
                points = more * 2 if "double-damage" in powers else more
            elif more == 0 and "riposte" in powers and s.target[hunter] == monster:
                points = RIPOSTE
            hp, mp = (points, 0) if s.attack[monster] == HP else (0, points)
            blows.append(DamageArgs(NONE, hunter, hp, mp, monster, 0, 0))
    hurt_all(s, blows)
