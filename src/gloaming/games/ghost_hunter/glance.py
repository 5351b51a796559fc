"""The inputs of Ghost Hunter 13's win-probability model that supplement the evaluation: small public numbers."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import HP, MP, NONE, STANDING
from gloaming.games.ghost_hunter.rules.scenario import is_guest
from gloaming.games.ghost_hunter.state import State

COUNTED: Final = ["round", "points", "still", "battle_round", "nerve", "short"]
"""The names of the table's fields whose values are used as inputs."""


def glance(s: State, seat: int) -> list[int]:
    """Return numbers that describe the progress of the scenario, the hunters and the Enemy.

    Each number is doubled and increased by 1 if the seat is on the Enemy's side, so that both sides have separate
    weights.
    """
    against = 1 if seat == s.host else 0
    standing = 0
    hurt = 0
    mad = 0
    owned = 0
    for hunter in range(s.hunters):
        if s.owner[hunter] == seat and (s.fares[hunter] != STANDING or is_guest(s, hunter)):
            against = 1
        if s.fares[hunter] == STANDING:
            standing += 1
            hurt += s.hp_damage[hunter]
            mad += s.mp_damage[hunter] + len(s.minds[hunter])
            owned += len(s.held[hunter])
    boss = s.box.boss[s.scenario]
    left = 0
    for pool in (HP, MP):
        left = max(left, s.pool_of(boss, pool))
    enemy = 0 if s.lair[boss] == NONE and boss not in s.bested else 1 + min(left, 60) // 5
    done = 0
    for times in s.fired:
        done += min(times, 1)
    seen = [s.scenario, s.hunters, standing, hurt // 4, mad // 3, owned, s.round, len(s.explored) // 2, enemy, done]
    return [2 * min(number, 60) + against for number in seen]
