"""How well the girl stands, for bots: her chance to win, guessed."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.games.final_girl.printed import (
    ATTACK,
    ATTACKS,
    COST,
    DISTANCE,
    EXIT,
    KILLER_HEALTH,
    LEAST,
    MODIFIER,
    NAME_OF,
    REACTS,
    SAVES,
)
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.state import Table

WORTH: Final[tuple[float, ...]] = tuple(
    [0.25 + 0.16 * COST[name] + (0.35 if ATTACKS[name] or REACTS[name] else 0.0) for name in range(len(COST))]
)
"""What an Action card in hand is worth."""


def evaluate(s: Table) -> list[float]:
    """From 0 (lost) to 1 (won)."""
    if s.killer_dead:
        return [1.0]
    if s.girl_dead:
        return [0.0]
    killer = float(s.killer_health) + (0.0 if s.killer_white else 1.0)
    for left in s.minor_health:
        killer += left
    health = float(s.health) + (0.0 if s.white else 0.7)
    strength = ATTACK[s.killer][s.row]
    score = 0.62 * (min(KILLER_HEALTH[s.killer], 12) - killer) + 0.75 * min(health, 2.0 * strength) + 0.25 * health
    score -= 0.35 * s.row + 0.22 * s.horror
    score += 0.55 * s.saved + (1.2 if s.ultimate else 0.0)
    cards = 0.0
    for card in s.hand:
        cards += WORTH[NAME_OF[card]]
    score += 0.5 * cards + 0.12 * max(0, s.time)
    weapon = 0
    items = 0.0
    for item in s.held:
        items += 0.35
        if LEAST[item] >= 0:
            weapon = max(weapon, MODIFIER[item])
    items += 0.3 * len(s.backpack)
    score += items + 1.3 * weapon
    far = DISTANCE[s.location][s.girl_space]
    here = count_at(s, s.girl_space)
    nearest = 9
    for space in range(len(s.victims)):
        if EXIT[s.location][space]:
            nearest = min(nearest, far[space])
    if len(s.covered) < len(SAVES[s.girl]):
        score += 0.12 * min(here, 2) * (4 - min(nearest, 4))
    if s.killer_space == s.girl_space and here == 0 and health <= strength:
        score -= 1.0
    return [1.0 / (1.0 + exp(-(score - 4.0) / 3.0))]
