"""The evaluation for bots: each seat's win probability, computed from a weighted sum of features.

The evaluation reads the whole state, including hidden cards: bots call it only on imagined worlds.
`scripts/fit_follow_your_fear.py` fits the weights to matches between bots (a conditional logit over the seats).
"""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.games.follow_your_fear.constants import SIZE
from gloaming.games.follow_your_fear.rules.capture import captured_fear, winners
from gloaming.games.follow_your_fear.rules.mats import fear_defense, player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.sums import totals
from gloaming.games.follow_your_fear.tokens import BLUE, FEAR, RED, SPIRIT, TOKEN_KINDS

FEATURES: Final = (
    "tokens",
    "few tokens",
    "cards",
    "Fear tokens",
    "Fear tokens near the end",
    "Player tokens captured",
    "near",
    "near at the end",
    "tokens near",
    "Defense",
    "Defense given to Fear",
    "Strength in the hand",
    "Moves in the hand",
    "Strength now",
    "Strength now and near",
    "comes soon",
)
"""The features of a seat, in the order of `WEIGHTS`."""

WEIGHTS: Final = (
    0.175,
    -0.6,
    0.04,
    0.175,
    0.15,
    0.05,
    0.15,
    0.4,
    0.025,
    0.03,
    0.015,
    0.05,
    0.05,
    0.075,
    0.2,
    0.15,
)


def evaluate(s: State) -> list[float]:
    """Return a value for each seat, from 0 (lost) to 1 (won), summing to 1."""
    if s.winner >= 0 or s.tired:
        won = winners(s)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(s.seats)]
    if s.side[0] < 0:
        return [1.0 / s.seats] * s.seats
    shares: list[float] = []
    guard = fear_defense(s)
    for seat in range(s.seats):
        if not s.standing[seat]:
            shares.append(0.0)
            continue
        value = 0.0
        for weight, feature in zip(WEIGHTS, features(s, seat, guard)):
            value += weight * feature
        shares.append(exp(value))
    whole = sum(shares)
    return [share / whole for share in shares]


def features(s: State, seat: int, guard: int) -> list[float]:
    """Return the features of a seat that is not banished, in the order of `FEATURES`. guard: the Defense of the
    Fear.
    """
    tokens = s.standing[seat]
    fears = s.standing[RED] + s.standing[BLUE]
    left = float(s.reserve[0] + s.reserve[1] + len(fears))
    nearest = SIZE
    near = 0
    for fear in fears:
        for tile in tokens:
            far = max(abs(fear // SIZE - tile // SIZE), abs(fear % SIZE - tile % SIZE))
            nearest = min(nearest, far)
            if far <= 2:
                near += 1
    reach = 1.0 / nearest if nearest else 1.0
    captured = captured_fear(s, seat)
    prey = 0
    for kind in range(s.seats):
        prey += s.taken[seat * TOKEN_KINDS + kind]
    hand = s.hands[seat]
    blow = 0
    moves = 0
    for card in hand:
        blow += max(0, s.box.strength[card])
        moves += s.box.travels[card]
    now = 0.0
    if s.turn == seat and s.phase == SPIRIT:
        strength = totals(s.marks, seat, SPIRIT)[0]
        now = max(-2.0, min(2.0, strength - guard))
    own = totals(s.marks, seat, FEAR)[1]
    away = (seat - s.turn) % s.seats
    return [
        float(len(tokens)),
        1.0 / (len(tokens) + 0.5),
        float(len(hand) + len(s.mats[2 * seat])),
        float(captured),
        captured / left,
        float(prey),
        reach,
        reach / left,
        float(min(4, near)),
        float(max(-3, min(6, player_defense(s, seat)))),
        float(max(-2, min(6, own))),
        float(min(6, blow)),
        float(min(4, moves)),
        now,
        max(0.0, now) * reach,
        1.0 - away / s.seats,
    ]
