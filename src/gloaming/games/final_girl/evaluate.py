"""How well the girl stands, for bots: her chance to win, guessed."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.games.final_girl.content import Line
from gloaming.games.final_girl.printed import (
    ALONE,
    ATTACK,
    ATTACKS,
    CODE,
    DICE,
    DISTANCE,
    EXIT,
    GIRL_HEALTH,
    KILLER_HEALTH,
    LEAST,
    MODIFIER,
    NAME_OF,
    NAMES,
    NONE,
    ONE,
    ONLY,
    RAGE,
    SAVES,
    TWO,
)
from gloaming.games.final_girl.rules.horror_rolls import count_now
from gloaming.games.final_girl.rules.movement import reward
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.state import ACTION_PHASE, PLANNING_PHASE, Table

_WORTH: Final = {
    "walk": 0.1,
    "focus": 0.14,
    "weak-attack": 0.08,
    "short-rest": 0.1,
    "close-call": 0.15,
    "search": 0.3,
    "sprint": 0.35,
    "guard": 0.45,
    "distraction": 0.5,
    "improvise": 0.35,
    "planning": 0.3,
    "retaliate": 0.75,
    "furious-strike": 0.75,
    "long-rest": 0.6,
    "critical-blow": 0.95,
}
WORTH: Final[tuple[float, ...]] = tuple([_WORTH.get(name, 0.5) for name in NAMES])
"""What an Action card in hand is worth."""

MOVE: Final[int] = CODE["move"]
TIME: Final[int] = CODE["time"]
HEAL: Final[int] = CODE["heal"]
LOSE: Final[int] = CODE["lose"]
HORROR: Final[int] = CODE["horror"]
DAMAGE: Final[int] = CODE["damage"]
END: Final[int] = CODE["end"]
SEARCH: Final[int] = CODE["search"]

WOUND: Final = 0.8
"""What a point of damage to the Killer is worth."""

FLAT: Final[dict[int, float]] = {
    CODE["ease-rolls"]: 0.8,
    CODE["take-action"]: 0.6,
    CODE["either"]: 0.5,
}
"""What other effects that wait are worth."""


def evaluate(s: Table) -> list[float]:
    """From 0 (lost) to 1 (won)."""
    if s.killer_dead:
        return [1.0]
    if s.girl_dead:
        return [0.0]
    score = _killer(s) + _girl(s) + _cards(s) + _place(s) + _waiting(s)
    return [1.0 / (1.0 + exp(max(-30.0, min(30.0, -(score - 5.5) / 2.0))))]


def _killer(s: Table) -> float:
    left = float(s.killer_health) + (0.0 if s.killer_white else 0.67)
    for health in s.minor_health:
        left += health
    return WOUND * (min(KILLER_HEALTH[s.killer], 12) - left) - 0.22 * s.row + WOUND * s.wound


def _girl(s: Table) -> float:
    strength = float(ATTACK[s.killer][s.row])
    for card in s.minors:
        strength += RAGE[card]
    health = max(0.3, s.health + (0.0 if s.white else 0.67) - min(s.damage, s.health))
    hits = health / strength
    score = 4.5 * (1.0 - exp(-hits / 1.3)) + 0.12 * health
    score += 1.3 * (DICE[s.extreme][s.horror] - 2) - 0.28 * s.horror
    score += 0.8 * s.saved + (1.5 if s.ultimate else 0.0)
    if s.phase == ACTION_PHASE:
        score += 0.11 * max(0, s.time)
    elif s.phase == PLANNING_PHASE:
        score += 0.02 * max(0, s.time)
    else:
        score += 0.2 * min(0, s.time)
    return score


def _cards(s: Table) -> float:
    score = 0.3 * s.more_dice + 0.25 * s.improvise
    cards = 0.0
    for card in s.hand:
        cards += WORTH[NAME_OF[card]]
    score += 3.0 * (1.0 - exp(-cards / 3.0))
    best = 0.0
    for item in s.held:
        if LEAST[item] < 0:
            score += 0.3
        elif ALONE[item] > 0:
            score += 0.7 * s.uses[item] * MODIFIER[item]
        elif ONLY[item] >= 0:
            score += 0.5
        else:
            best = max(best, float(MODIFIER[item]))
    return score + 1.4 * best + 0.3 * len(s.backpack)


def _place(s: Table) -> float:
    """Victims at hand and the way to an Exit, or the way to Victims; and the Killer near."""
    far = DISTANCE[s.location][s.girl_space]
    here = count_at(s, s.girl_space)
    way_out = 9
    victims = 9
    for space in range(len(s.victims)):
        if EXIT[s.location][space] and far[space] < way_out:
            way_out = far[space]
        if far[space] < victims and count_at(s, space) > 0 and space != s.killer_space:
            victims = far[space]
    score = 0.0
    worth = 1.0 if len(s.covered) < len(SAVES[s.girl]) else 0.6
    if here > 0:
        score += worth * min(here, 2) * (0.9 - 0.2 * way_out)
    elif victims < 9:
        score += worth * (0.5 - 0.18 * victims)
    if s.killer_space == s.girl_space:
        if s.phase == ACTION_PHASE and not s.ended:
            for card in s.hand:
                if ATTACKS[NAME_OF[card]]:
                    score += 0.25
        elif here == 0:
            score -= 0.4
    return score


def _waiting(s: Table) -> float:
    """What the dice on the table, the effects that wait and the rewards not taken yet will bring."""
    score = 0.0
    for place in s.rewards:
        score += _line(s, reward(s, place))
    flow = s.program.flow_of[s.step]
    if s.played >= 0 and flow in ("horror roll", "convert a die", "choose dice", "failure"):
        successes = count_now(s) + (1 if flow == "convert a die" else 0)
        if flow == "failure":
            successes = 0
        if successes >= 2:
            score += _line(s, TWO[s.played])
        elif successes == 1:
            score += _line(s, ONE[s.played])
        elif NONE[s.played]:
            score += max([_line(s, line) for line in NONE[s.played]])
    if s.steps > 0:
        score += 0.2 * s.steps
    return score + _line(s, s.todo)


def _line(s: Table, line: Line) -> float:
    score = 0.0
    for effect in line:
        code = effect[0]
        if code == DAMAGE:
            score += WOUND * (effect[1] + (MODIFIER[s.weapon] if s.weapon >= 0 else 0))
        elif code == HORROR:
            score -= 0.35 * effect[1]
        elif code == TIME:
            score += 0.11 * effect[1] if s.time + effect[1] >= 0 else -0.3
        elif code == HEAL:
            score += 0.45 * min(effect[1], GIRL_HEALTH[s.girl] - s.health)
        elif code == LOSE:
            score -= 0.7 * effect[1] if effect[1] < s.health else 3.0
        elif code == MOVE:
            score += 0.22 * effect[1]
        elif code == END:
            score -= 0.3
        elif code == SEARCH:
            score += 0.6 + 0.2 * effect[1]
        elif code >= 0:
            score += FLAT.get(code, 0.0)
    return score
