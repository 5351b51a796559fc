"""How well each seat stands, for bots: the hunters together, and the fallen against them."""

from __future__ import annotations

from gloaming.games.ghost_hunter.box import HP, MP
from gloaming.games.ghost_hunter.rules.ending import result
from gloaming.games.ghost_hunter.state import State
from gloaming.games.ghost_hunter.tokens import GOING_ON, NONE, STANDING


def evaluate(s: State) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won)."""
    if s.outcome != GOING_ON:
        won = result(s).winners
        return [1.0 if seat in won else 0.0 for seat in range(s.seats)]
    hope = hope_of_hunters(s)
    if s.seats == 1:
        return [hope]
    values: list[float] = []
    for seat in range(s.seats):
        if seat == s.host:
            values.append(1.0 - hope)
            continue
        mine = [hunter for hunter in range(s.hunters) if s.owner[hunter] == seat]
        up = [hunter for hunter in mine if s.fares[hunter] == STANDING]
        values.append(hope if up or not mine else 1.0 - hope)
    return values


def hope_of_hunters(s: State) -> float:
    """How likely the hunters win: health, clues, and how the Enemy stands."""
    whole = 0.0
    for hunter in range(s.hunters):
        if s.character[hunter] == NONE or s.fares[hunter] != STANDING:
            continue
        hp = max(0.0, s.hp(hunter) / s.most_hp(hunter))
        mp = max(0.0, s.mp(hunter) / max(1, s.first_mp(hunter)))
        whole += 0.4 + 0.3 * hp + 0.3 * mp + 0.02 * len(s.held[hunter])
    health = whole / s.hunters
    clues = len(s.clues) / max(1, len(s.tale().clues))
    found = len(s.explored) / 20.0
    boss = s.box.boss[s.scenario]
    beaten = 0.0
    if s.lair[boss] != NONE:
        for pool in (HP, MP):
            left = s.pool_of(boss, pool)
            if left >= 0:
                beaten = max(beaten, 1.0 - left / 30.0)
    return max(0.02, min(0.98, 0.45 * health + 0.25 * clues + 0.1 * min(1.0, found) + 0.18 * beaten))
