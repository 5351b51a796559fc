"""The win probability of each seat, for bots: the hunters together, and the fallen against them.

Bots evaluate imagined worlds, so it may read hidden cards.
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
"""Weights in the logit of the hunters' win probability: health, more with the progress of the scenario; progress
itself; explored tiles; damage to the Enemy; the offset of an even match; the distance to the next aim; quiet rounds.
"""

TILES: Final = 20.0
"""The number of explored tiles beyond which more do not count."""

LEAST: Final = 0.02
MOST: Final = 0.98
"""The bounds of the probability while a match continues."""

A_GUEST: Final = 0.2
STANDS: Final = 0.25
LOWER_POOL: Final = 0.45
BOTH_POOLS: Final = 0.3
AN_ITEM: Final = 0.02
"""The parts of a hunter's health: lost by a Guest, for standing, by the lower of HP and MP, by both, by Items."""

CARRIED: Final = 0.2
"""The part of a rule that counts while its token is carried, or its companion led."""

FIGHTING: Final = 0.5
"""The value of the distance during a battle."""


def evaluate(s: State) -> list[float]:
    """Return for each seat a number from 0 (lost) to 1 (won)."""
    if s.outcome != GOING_ON:
        won = result(s).winners
        return [1.0 if seat in won else 0.0 for seat in range(s.seats)]
    hope = hope_of_hunters(s)
    return [1.0 - hope if team == THE_ENEMY else hope for team in teams(s)]


def teams(s: State) -> list[int]:
    """Return the current team of each seat: THE_HUNTERS or THE_ENEMY."""
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
    """Return the win probability of the hunters from health, progress, the distance to the next aim, and the Enemy.

    The weights, except for that of the distance, are fitted to the results of matches between bots that use the policy.
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
    """Return a score of the standing hunters, their points and their Items; Enemy-players count against it."""
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
    """Return the share of the hunters' rules that have been carried out, with tokens carried for others."""
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
    """Return the share that the scenario's Enemy has lost, of the pool with the greater loss."""
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
    """Return how near the hunters are to their next task."""
    standing = s.standing()
    if not standing or s.battle != NONE:
        return FIGHTING
    routes = Routes(s)
    near = 0.0
    for hunter in standing:
        far = steps(s, routes, task(s, routes, hunter).goals)
        near += 1.0 / (1.0 + far.get(s.at[hunter], FAR_AWAY))
    return near / len(standing)
