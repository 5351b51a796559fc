"""How well each seat stands, for bots: the hunters together, and the fallen against them.

Bots ask it of worlds that they imagine, so it may look everywhere.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.games.ghost_hunter.aims import FAR_AWAY, Routes, steps, task
from gloaming.games.ghost_hunter.box import HP, MP
from gloaming.games.ghost_hunter.constants import GOING_ON, GUEST, NONE, STANDING
from gloaming.games.ghost_hunter.rules.ending import result
from gloaming.games.ghost_hunter.rules.scenario import is_guest
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.triggers import Fallen, RoundBegins

THE_HUNTERS: Final = 0
THE_ENEMY: Final = 1


def evaluate(s: State) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won)."""
    if s.outcome != GOING_ON:
        won = result(s).winners
        return [1.0 if seat in won else 0.0 for seat in range(s.seats)]
    hope = hope_of_hunters(s)
    return [1.0 - hope if team == THE_ENEMY else hope for team in teams(s)]


def teams(s: State) -> list[int]:
    """The side that each seat is on now: THE_HUNTERS or THE_ENEMY, as the fallen, the Guest and the Host are."""
    if s.seats == 1:
        return [THE_HUNTERS]
    found: list[int] = []
    for seat in range(s.seats):
        team = THE_ENEMY
        for hunter in range(s.hunters):
            if s.owner[hunter] == seat and s.fares[hunter] == STANDING and not is_guest(s, hunter):
                team = THE_HUNTERS
        found.append(team)
    return found


def hope_of_hunters(s: State) -> float:
    """How likely the hunters win: health, how far the scenario is, the way to what comes next, and its Enemy.

    The weights are fitted to how matches between bots that play by the policy ended, but for the way's.
    """
    if s.round == 0:
        return 0.5
    health = _health(s)
    progress = _progress(s)
    found = min(1.0, len(s.explored) / 20.0)
    odds = 2.8 * health + 3.9 * health * progress - 0.7 * progress + 0.75 * found + 2.0 * _beaten(s) - 3.0
    odds += 0.3 * _way(s) - 0.2 * s.still
    return max(0.02, min(0.98, 1.0 / (1.0 + exp(-odds))))


def _health(s: State) -> float:
    """Who stands, with how much, and what they own; an Enemy among them counts against them."""
    whole = 0.0
    for hunter in range(s.hunters):
        if s.fares[hunter] == GUEST and not s.is_beaten(hunter):
            whole -= 0.2
        if s.fares[hunter] != STANDING:
            continue
        hp = max(0.0, s.hp(hunter) / s.most_hp(hunter))
        mp = max(0.0, s.mp(hunter) / max(1, s.first_mp(hunter)))
        low = min(hp, mp)
        whole += 0.25 + 0.45 * low + 0.3 * (hp + mp) / 2.0 + 0.02 * len(s.held[hunter])
    return whole / s.hunters


def _progress(s: State) -> float:
    """How many of the rules that hunters bring about have been carried out, and what is carried for others."""
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
        done += 0.2 * len(tokens)
    if s.led_by != NONE:
        done += 0.2
    return min(1.0, done / max(1, waiting))


def _beaten(s: State) -> float:
    """The share that the Enemy of the scenario has lost of the pool of which it has lost more."""
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
    """How near hunters are to what they should do next."""
    standing = s.standing()
    if not standing or s.battle != NONE:
        return 0.5
    routes = Routes(s)
    near = 0.0
    for hunter in standing:
        far = steps(s, routes, task(s, routes, hunter).goals)
        near += 1.0 / (1.0 + far.get(s.at[hunter], FAR_AWAY))
    return near / len(standing)
