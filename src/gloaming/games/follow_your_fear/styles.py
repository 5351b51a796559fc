"""Ways to play that bots can have in Follow Your Fear."""

from __future__ import annotations

from typing import Final

from gloaming.engine.style import Style
from gloaming.games.follow_your_fear.rules.mats import player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import KINDS

MANY_CAPTURED: Final = 6.0
MUCH_DEFENSE: Final = 6.0


def _captured(s: State, seat: int) -> float:
    return min(1.0, sum(s.taken[seat * KINDS : seat * KINDS + s.seats]) / MANY_CAPTURED)


def _guarded(s: State, seat: int) -> float:
    if not s.standing[seat]:
        return 0.0
    return max(0.0, min(1.0, player_defense(s, seat) / MUCH_DEFENSE))


STYLES: Final = (
    Style("raider", "captures the tokens of other players as readily as those of Fear", _captured),
    Style("guardian", "keeps its Defense high before it goes for Fear", _guarded),
)
