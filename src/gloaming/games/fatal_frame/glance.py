"""Features for estimating win probabilities, in addition to the evaluation: small integers from public facts."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.constants import OUTSIDE
from gloaming.games.fatal_frame.state import State

NOT_COUNTED: Final = (
    "first",
    "turn",
    "fought",
    "using",
    "winner",
    "boss_pile",
    "interiors",
    "interior_discard",
    "exterior",
)
"""State fields that are not used as features, because their values are ids."""

LACKS_MOST: Final = 12

AT_A_BOSS: Final = 4
"""The first of the stages 4 to 7: at a Boss with 3, 2, 1 or 0 beads. Earlier stages: 0 outside the village, 1 in the
village, 2 with enough points."""


def glance(s: State, seat: int) -> list[int]:
    """Return the progress of the seat, the progress of the best other seat, and further public features."""
    own, furthest = 0, 0
    for other in range(s.seats):
        far = progress(s, other)
        if other == seat:
            own = far
        else:
            furthest = max(furthest, far)
    return [
        own,
        furthest,
        (own - furthest) // 2 + 60,
        s.seats,
        len(s.hand[seat]),
        len(s.camera[seat]),
        (s.turn - seat) % s.seats,
    ]


def progress(s: State, seat: int) -> int:
    """Return the progress of a player as a number: by stage and, within a stage, by points toward the threshold."""
    if s.boss[seat]:
        return (AT_A_BOSS + 3 - min(s.life[seat], 3)) * LACKS_MOST
    lacking = min(max(s.threshold - s.points(seat), 0), LACKS_MOST - 1)
    stage = 0 if s.at[seat] == OUTSIDE else 1 if lacking else 2
    return stage * LACKS_MOST + LACKS_MOST - 1 - lacking
