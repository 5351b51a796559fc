"""What a chance to win goes by in Follow Your Fear, beside the evaluation: small numbers that all at the table know."""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.box import SIZE
from gloaming.games.follow_your_fear.policy import FAR
from gloaming.games.follow_your_fear.rules.capture import captured_fear
from gloaming.games.follow_your_fear.rules.mats import player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, RED

NOT_COUNTED: Final = ("asked_fear", "most_rounds", "first", "turn", "controller", "winner", "outlasted", "tired")
"""Fields whose numbers say which and not how much."""

TOKENS: Final = 7
"""None to 6 tokens, of a player or of Fear."""


def glance(s: State, seat: int) -> list[int]:
    """How many tokens each has captured and has left, how near Fear is, and who is about to play."""
    own = captured_fear(s, seat)
    best = 0
    most_left = 0
    in_play = 0
    for other in range(s.seats):
        tokens = len(s.standing[other])
        if tokens:
            in_play += 1
        if other != seat:
            best = max(best, captured_fear(s, other))
            most_left = max(most_left, tokens)
    fears = s.standing[RED] + s.standing[BLUE]
    near = SIZE
    for tile in s.standing[seat]:
        row = FAR[tile]
        for fear in fears:
            near = min(near, row[fear])
    left = min(len(fears) + s.reserve[0] + s.reserve[1], TOKENS - 1)
    tokens = len(s.standing[seat])
    return [
        own * TOKENS + left,
        best * TOKENS + left,
        min(max(own - best, -3), 3) * TOKENS + left + 3 * TOKENS,
        tokens * TOKENS + most_left,
        in_play,
        near,
        len(s.hands[seat]) + len(s.mats[2 * seat]),
        min(max(player_defense(s, seat), -3), 6) + 3,
        s.seats,
        (s.turn - seat) % s.seats,
    ]
