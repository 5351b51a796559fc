"""Estimate the win probability of each seat, for bots. The standing hunters win or lose together, against the fallen.

Bots evaluate imagined worlds, so these functions may read hidden cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.games.ghost_hunter.aims import FAR_AWAY, Routes, steps, task
from gloaming.games.ghost_hunter.constants import GOING_ON, GUEST, HP, MP, NONE, STANDING
from gloaming.games.ghost_hunter.rules.ending import result
from gloaming.games.ghost_hunter.rules.scenario import is_guest
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.triggers import Fallen, RoundBegins

THE_HUNTERS: Final = 0
THE_ENEMY: Final = 1

HEALTH: Final = 2.8
HEALTH_LATE: Final = 3.9
PROGRESS: Final = 0.7
EXPLORED: Final = 0.75
BEATEN: Final = 2.0
EVEN: Final = 3.0
A_WAY: Final = 0.3
A_QUIET_ROUND: Final = 0.2
"""The last of the weights in the logit of the hunters' win probability, from HEALTH to this one.

HEALTH: health; HEALTH_LATE: health times progress; PROGRESS: progress in the scenario; EXPLORED: explored tiles;
BEATEN: damage to the Enemy; EVEN: the offset; A_WAY: nearness to the next task; A_QUIET_ROUND: each round without
progress.
"""

TILES: Final = 20.0
"""The number of explored tiles beyond which further tiles add nothing."""

LEAST: Final = 0.02
MOST: Final = 0.98
"""The upper bound of the win probability while a match continues; LEAST is the lower bound."""

A_GUEST: Final = 0.2
STANDS: Final = 0.25
LOWER_POOL: Final = 0.45
BOTH_POOLS: Final = 0.3
AN_ITEM: Final = 0.02
"""The value of each Item in the health score.

The other values, above: A_GUEST is subtracted for a revealed Guest, STANDS counts for each standing hunter, LOWER_POOL
for the lower share of HP and MP left, BOTH_POOLS for the average of both shares.
"""

CARRIED: Final = 0.2
"""The progress that counts for each token carried, and for the companion being led. A rule carried out counts as 1."""

FIGHTING: Final = 0.5
"""The value used for nearness to the next task during a battle."""


def evaluate(s: State) -> list[float]:
    """Return the win probability of each seat, from 0 (certain loss) to 1 (certain win)."""
    if s.outcome != GOING_ON:
        won = result(s).winners
        return [1.0 if seat in won else 0.0 for seat in range(s.seats)]
    hope = hope_of_hunters(s)
    return [1.0 - hope if team == THE_ENEMY else hope for team in teams(s)]


def teams(s: State) -> list[int]:
    """Return the team of each seat at present: THE_HUNTERS if one of its hunters stands and is not the Guest, otherwise
    THE_ENEMY.
    """
    if s.seats == 1:
        return [THE_HUNTERS]
    team_of: list[int] = []
    for seat in range(s.seats):
        team = THE_ENEMY
        for hunter in range(s.hunters):
            if s.owner[hunter] == seat and s.fares[hunter] == STANDING and not is_guest(s, hunter):
                team = THE_HUNTERS
        team_of.append(team)
    return team_of


def hope_of_hunters(s: State) -> float:
    """Return the hunters' win probability, based on health, progress, nearness to the next task and damage to the
    Enemy.

    The weights, except for that of nearness, are fitted to the results of matches between bots that use the policy.
    """
    if s.round == 0:
        return 0.5
    health = _health(s)
    progress = _progress(s)
    explored = min(1.0, len(s.explored) / TILES)
    odds = HEALTH * health + HEALTH_LATE * health * progress - PROGRESS * progress
    odds = odds + EXPLORED * explored + BEATEN * _beaten(s) - EVEN
    odds += A_WAY * _way(s) - A_QUIET_ROUND * s.still
    return max(LEAST, min(MOST, 1.0 / (1.0 + exp(-odds))))


def _health(s: State) -> float:
    """Return the health score: the HP, MP and Items of the standing hunters, minus a penalty for a revealed Guest."""
    whole = 0.0
    for hunter in range(s.hunters):
        if s.fares[hunter] == GUEST and not s.is_beaten(hunter):
            whole -= A_GUEST
        if s.fares[hunter] != STANDING:
            continue
        hp = max(0.0, s.hp(hunter) / s.most_hp(hunter))
        mp = max(0.0, s.mp(hunter) / max(1, s.first_mp(hunter)))
        low = min(hp, mp)
        whole += STANDS + LOWER_POOL * low + BOTH_POOLS * (hp + mp) / 2.0 + AN_ITEM * len(s.held[hunter])
    return whole / s.hunters


def _progress(s: State) -> float:
    """Return the progress in the scenario, from 0 to 1: the share of its rules that have been carried out.

    Rules triggered by rounds and falls do not count. Tokens carried and a companion led count as partial progress.
    """
    rules = s.scenario_entry().rules
    waiting = 0
    done = 0.0
    for place in range(len(rules)):
        if isinstance(rules[place].when, (RoundBegins, Fallen)):
            continue
        waiting += 1
        if s.fired[place]:
            done += 1.0
    for tokens in s.carried:
        done += CARRIED * len(tokens)
    if s.led_by != NONE:
        done += CARRIED
    return min(1.0, done / max(1, waiting))


def _beaten(s: State) -> float:
    """Return the share of its HP or MP that the scenario's Enemy has lost, whichever is greater."""
    boss = s.box.boss[s.scenario]
    if boss in s.bested:
        return 1.0
    best = 0.0
    if s.lair[boss] != NONE:
        for pool in (HP, MP):
            if s.has_pool(boss, pool):
                left = s.pool_of(boss, pool)
                lost = s.hp_lost[boss] if pool == HP else s.mp_lost[boss]
                best = max(best, 1.0 if left <= 0 else lost / (left + lost))
    return best


def _way(s: State) -> float:
    """Return the average nearness of the standing hunters to their next tasks: 1 on the goal, near 0 far away."""
    standing = s.standing()
    if not standing or s.battle != NONE:
        return FIGHTING
    routes = Routes(s)
    near = 0.0
    for hunter in standing:
        far = steps(s, routes, task(s, routes, hunter).goals)
        near += 1.0 / (1.0 + far.get(s.at[hunter], FAR_AWAY))
    return near / len(standing)
