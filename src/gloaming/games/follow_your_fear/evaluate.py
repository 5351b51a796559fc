"""How well each seat stands, for bots: the tokens of Fear that it holds and can hope for, and its own that are left.

It reads the whole table, hidden cards and all: bots ask it of worlds they imagine, never of the match.
"""

from __future__ import annotations

from math import exp

from gloaming.games.follow_your_fear.rules.capture import captured_fear, winners
from gloaming.games.follow_your_fear.rules.mats import fear_defense, player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, RED


def evaluate(s: State) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won)."""
    if s.winner >= 0 or s.tired:
        won = winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.seats)]
    if s.side[0] < 0:
        return [1.0 / s.seats] * s.seats
    weights = [exp(_standing(s, seat)) if s.standing[seat] else 0.0 for seat in range(s.seats)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def _standing(s: State, seat: int) -> float:
    """How a seat stands, in no unit: the shares of all come of it."""
    tokens = s.standing[seat]
    hand = len(s.hands[seat]) + len(s.mats[2 * seat])
    value = 0.45 * captured_fear(s, seat) + 0.35 * len(tokens) - 1.2 / (len(tokens) + 0.5) + 0.08 * hand
    near = 0.0
    fears = s.standing[RED] + s.standing[BLUE]
    for fear in fears:
        for tile in tokens:
            far = max(abs(fear // 8 - tile // 8), abs(fear % 8 - tile % 8))
            near = max(near, 1.0 / far)
    left = s.reserve[0] + s.reserve[1] + len(fears)
    value += (0.3 + 0.5 / left) * near
    value += 0.06 * min(4, max(-2, player_defense(s, seat)))
    return value - 0.02 * fear_defense(s)
