"""The play styles of bots in Follow Your Fear."""

from __future__ import annotations

from typing import Final

from gloaming.engine.learning.bot_styles import Style
from gloaming.games.follow_your_fear.policy import FAR
from gloaming.games.follow_your_fear.rules.mats import player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.sums import totals
from gloaming.games.follow_your_fear.tokens import BLUE, FEAR, RED, TOKEN_KINDS

MANY_CAPTURED: Final = 7.0
MUCH_DEFENSE: Final = 6.0
MUCH_STRENGTH: Final = 12.0


def _captured(s: State, seat: int) -> float:
    """Score how many tokens of other players a seat has captured, and how near it is to capturing another one.

    The second part counts only while the seat controls the Fear. A capture scores more than being about to capture.
    """
    captured = sum(s.taken[seat * TOKEN_KINDS : seat * TOKEN_KINDS + s.seats])
    near = 0.0
    if s.turn == seat and s.phase == FEAR:
        strength = max(0, totals(s.marks, seat, FEAR)[0])
        for other in range(s.seats):
            if other == seat:
                continue
            able = 1.0 if strength > player_defense(s, other) else min(0.5, strength / MUCH_STRENGTH)
            for tile in s.standing[other]:
                for fear in s.standing[RED] + s.standing[BLUE]:
                    near = max(near, (0.5 + able) / (1.0 + FAR[tile][fear]))
    return min(1.0, (captured + near) / MANY_CAPTURED)


def _guarded(s: State, seat: int) -> float:
    if not s.standing[seat]:
        return 0.0
    return max(0.0, min(1.0, player_defense(s, seat) / MUCH_DEFENSE))


STYLES: Final = (
    Style(
        "raider",
        "captures tokens of other players as eagerly as Fear tokens",
        _captured,
        share=0.6,
        reach=10_000.0,
    ),
    Style("guardian", "keeps its Defense high before it hunts Fear", _guarded),
)
