"""The feature of fights against the Ghosts of a stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.games.fatal_frame.notes.situation import Situation, tenths

NO_STACK: Final = 140


def fights(situation: Situation, stack: Sequence[int], room: int) -> int:
    """Return one feature for the probability of beating the first Ghost of a stack and the expected points."""
    if not stack:
        return NO_STACK + situation.needs
    mine = situation.arms[situation.seat]
    hope = 1.0
    first = 0.0
    points = 0.0
    for number in range(len(stack)):
        ghost = situation.s.box.ghost[stack[number]]
        hope *= situation.beats(ghost, mine, room)
        if number == 0:
            first = hope
        points += hope * ghost.value
    return (tenths(first) * 6 + min(int(points * 2.0 + 0.5), 5)) * 2 + situation.needs
