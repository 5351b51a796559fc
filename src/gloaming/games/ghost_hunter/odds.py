"""The success probability of a check, or the expected outcome of a battle round, to which an option leads, from public
information.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloaming.engine.odds import Forecast, amount_of, chance_of, percent
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import DX, HP, JUDGE_CARDS, MP, NONE, ST
from gloaming.games.ghost_hunter.rules.battles import in_battle, psychic
from gloaming.games.ghost_hunter.rules.blows import RIPOSTE, bonus_with, enemy_bonus, free
from gloaming.games.ghost_hunter.rules.checks import added_to, spared
from gloaming.games.ghost_hunter.rules.escape import least_to_escape
from gloaming.games.ghost_hunter.rules.lines import ability_number
from gloaming.games.ghost_hunter.rules.turns import lands_on
from gloaming.games.ghost_hunter.rules.verbs.check import Check
from gloaming.games.ghost_hunter.rules.verbs.confine import Confine
from gloaming.games.ghost_hunter.rules.verbs.lock import Lock
from gloaming.games.ghost_hunter.state import State

CARDS: Final = range(1, JUDGE_CARDS + 1)

ONE_CARD: Final = tuple([(1.0 / JUDGE_CARDS, (card, card)) for card in CARDS])
"""The probability of each value of one black Judge card, with the value listed twice (for Enemies with and without Two
cards).
"""

HIGHER_OF_TWO: Final = tuple([(2.0 * (card - 1) / (JUDGE_CARDS * (JUDGE_CARDS - 1)), (card, card)) for card in CARDS])
"""The probability of each value as the higher of two Judge cards, with the value listed twice. (GH-POWER-4)"""

FIRST_AND_HIGHER: Final = tuple(
    [
        (1.0 / (JUDGE_CARDS * (JUDGE_CARDS - 1)), (first, max(first, second)))
        for first in CARDS
        for second in CARDS
        if first != second
    ]
)
"""The probability of each pair of a first Judge card and the higher of that card and a second one. (GH-POWER-4)"""

Round = tuple[float, float, float, float]
"""The expected battle round: the probability to hit, the average damage dealt, the probability to be hit, and the
average damage taken.
"""


def odds(s: State, option: Option) -> str:
    """Return a sentence with the odds of the check or battle round to which an option leads, "" if there is none.

    (GH-CHECK-1, GH-ESCAPE-1, GH-BATTLE-6)
    """
    chance = _chance(s, option)
    if chance >= 0:
        return f"It succeeds on {10 - chance + 1} or more: {10 * chance}%."
    fought = battle_round(s, option)
    if fought is None:
        return ""
    hits, deals, struck, takes = fought
    first = "In the first battle round" if option[0] == "go" else "In this battle round"
    return (
        f"{first} you hit: {percent(hits)}, {deals:.1f} damage on average; "
        f"you are hit: {percent(struck)}, {takes:.1f} damage on average."
    )


def likely(s: State, option: Option) -> str:
    """Return a short phrase with the odds of the check or battle round to which an option leads, "" if there is none.

    (GH-CHECK-1, GH-ESCAPE-1, GH-BATTLE-6)
    """
    chance = _chance(s, option)
    if chance >= 0:
        return f"a success: {10 * chance}%"
    fought = battle_round(s, option)
    return "" if fought is None else f"you hit: {percent(fought[0])}, you are hit: {percent(fought[2])}"


def forecast(s: State, option: Option) -> list[Forecast]:
    """Return the odds of the check or battle round to which an option leads, [] if there is none.

    (GH-CHECK-1, GH-ESCAPE-1, GH-BATTLE-6)
    """
    chance = _chance(s, option)
    if chance >= 0:
        return [chance_of("you succeed", chance / JUDGE_CARDS, wanted=True)]
    fought = battle_round(s, option)
    if fought is None:
        return []
    hits, deals, struck, takes = fought
    return [
        chance_of("you hit", hits, wanted=True),
        amount_of("damage dealt", deals, wanted=True),
        chance_of("you are hit", struck, wanted=False),
        amount_of("damage taken", takes, wanted=False),
    ]


def _chance(s: State, option: Option) -> int:
    """Return how many of the ten Judge cards make an option succeed, -1 if the option leads to no check."""
    chance = _CHANCES.get(option[0])
    return -1 if chance is None else chance(s)


def _of_escape(s: State) -> int:
    hunter = s.asking
    more = s.ability(hunter, DX) + s.bonus(hunter, "escape") + s.bonus(hunter, "dx")
    return _cards(s, least_to_escape(s) - more)


def _of_breaking_out(s: State) -> int:
    if s.has_key(s.hunter):
        return -1
    cause, confine = s.box.confines[s.confined_by[s.hunter]]
    return _check(s, s.hunter, ST, confine.least, cause) if isinstance(confine, Confine) else -1


def _of_lock(s: State) -> int:
    cause, lock = s.box.locks[s.locked_by[s.at[s.hunter]]]
    return _check(s, s.hunter, DX, lock.least, cause) if isinstance(lock, Lock) else -1


def _of_staying(s: State) -> int:
    hunter, tile = s.args
    for effect in s.box.tiles[tile].last:
        if isinstance(effect, Check):
            return _check(s, hunter, ability_number(effect.ability), effect.least, tile)
    return -1


_CHANCES: Final[dict[str, Callable[[State], int]]] = {
    "escape": _of_escape,
    "break-out": _of_breaking_out,
    "pick-lock": _of_lock,
    "stay": _of_staying,
}
"""For each verb of an option that leads to a check: the function that returns how many Judge cards pass that check."""


def _check(s: State, hunter: int, ability: int, least: int, card: int) -> int:
    """Return how many of the ten Judge cards let a hunter pass the check of a tile or card.

    ability: the index of the ability added; least: the number to reach. (GH-CHECK-1, GH-CHECK-4)
    """
    if spared(s, hunter, card):
        return JUDGE_CARDS
    return _cards(s, least - added_to(s, hunter, ability, card))


def _cards(s: State, least: int) -> int:
    """Return how many of the ten Judge cards are at least `least`, -1 if the scenario does not
    reshuffle Judge cards.
    """
    if s.law("fate"):
        return -1
    return max(0, min(JUDGE_CARDS, JUDGE_CARDS + 1 - least))


def battle_round(s: State, option: Option) -> Round | None:
    """Return the expected battle round to which an option leads, with the current fighters, None if it leads to no
    battle round. (GH-BATTLE-2, GH-BATTLE-5, GH-BATTLE-6, GH-JOIN-7, GH-MANY-4)
    """
    if s.law("fate"):
        return None
    if option[0] == "go":
        tile = lands_on(s, option[1])
        there = s.monsters_on(tile)
        if not there or any([s.attack_of(monster) == "either" for monster in there]):
            return None
        return _round(s, s.hunter, _better_pool(s, s.hunter, there[0]), there, there[0], [])
    if s.battle < 0 or option[0] not in ("fight-on", "ready", "join", "attack", "aim"):
        return None
    hunter = s.asking
    there = s.monsters_on(s.battle)
    if not there or hunter < 0 or s.sits_out >> hunter & 1 or free(s, hunter):
        return None
    if any([s.attack[monster] == NONE for monster in there]):
        return None
    target = option[1] if option[0] == "aim" else s.target[hunter]
    if target not in there:
        target = there[0]
    pool = option[1] if option[0] == "attack" else s.strikes[hunter]
    if pool == NONE:
        pool = _better_pool(s, hunter, target)
    allies = [ally for ally in in_battle(s) if ally != hunter and not s.sits_out >> ally & 1 and not free(s, ally)]
    return _round(s, hunter, pool, there, target, allies)


def _better_pool(s: State, hunter: int, target: int) -> int:
    """Return the pool that a hunter should attack: HP or MP, whichever the Enemy has and the hunter has the higher
    bonus for. (GH-BATTLE-4, GH-MONSTER-2)
    """
    if not psychic(s, hunter) or not s.has_pool(target, MP):
        return HP
    if not s.has_pool(target, HP) or bonus_with(s, hunter, MP) > bonus_with(s, hunter, HP):
        return MP
    return HP


def _round(s: State, hunter: int, pool: int, there: list[int], target: int, allies: list[int]) -> Round:
    """Return the expected battle round of a hunter who attacks one of the Enemies.

    pool: the pool attacked; there: all Enemies in the battle; target: the Enemy attacked; allies: the other hunters who
    fight. (GH-MONSTER-2, GH-MANY-2, GH-MANY-4, GH-MANY-5, GH-POWER-3, GH-POWER-4, GH-POWER-7, GH-POWER-8, GH-POWER-9)
    """
    mine = bonus_with(s, hunter, pool)
    beside = [bonus_with(s, other, HP if s.strikes[other] == NONE else s.strikes[other]) for other in allies]
    out_of_reach = not s.has_pool(target, pool) or (
        "airborne" in s.powers(target) and pool == HP and not s.reaches_airborne(hunter)
    )
    armour = 1 if "armour" in s.powers(target) else 0
    two = ["two-cards" in s.powers(monster) for monster in there]
    aimed = 1 if "two-cards" in s.powers(target) else 0
    hits = deals = struck = takes = 0.0
    for dark, black in _black_cards(two):
        for card in range(1, JUDGE_CARDS + 1):
            chance = dark / JUDGE_CARDS
            own = card + mine
            more = own - (black[aimed] + _bonus(s, target)) - armour
            if more > 0 and not out_of_reach:
                hits += chance
                deals += chance * more
            lowest = chance
            for bonus in beside:
                lowest *= max(0, min(JUDGE_CARDS, JUDGE_CARDS + 1 - own + bonus)) / JUDGE_CARDS
            hurt = lowest_hurt = 0
            for place, monster in enumerate(there):
                result = black[1 if two[place] else 0] + _bonus(s, monster)
                points = _blow(s, monster, result - own, monster == target)
                if points and (result == own or "multiple-attack" in s.powers(monster)):
                    hurt += points
                elif points:
                    lowest_hurt += points
            struck += chance if hurt else lowest if lowest_hurt else 0.0
            takes += chance * hurt + lowest * lowest_hurt
    return hits, deals, struck, takes


def _black_cards(two: list[bool]) -> Sequence[tuple[float, tuple[int, int]]]:
    """Return the possible draws for the Enemies, each with its probability: the value for Enemies with one card, and
    the value for Enemies with two.

    two: for each Enemy, whether it draws two cards and uses the higher. Enemies with one card use the first.
    (GH-MANY-2, GH-POWER-4)
    """
    if all(two):
        return HIGHER_OF_TWO
    return FIRST_AND_HIGHER if any(two) else ONE_CARD


def _bonus(s: State, monster: int) -> int:
    """Return the bonus of an Enemy on the attack that it has declared, or on its printed attack before it declares one.

    (GH-MANY-2)
    """
    pool = s.attack[monster]
    if pool == NONE:
        pool = HP if s.attack_of(monster) == "hp" else MP
    return enemy_bonus(s, monster, pool)


def _blow(s: State, monster: int, more: int, is_target: bool) -> int:
    """Return the damage of an Enemy whose result exceeds the hunter's by `more`. is_target: whether the hunter attacks
    this Enemy. (GH-POWER-1, GH-POWER-7)
    """
    if more == 0 and is_target and "riposte" in s.powers(monster):
        return RIPOSTE
    return max(0, more) * (2 if "double-damage" in s.powers(monster) else 1)
