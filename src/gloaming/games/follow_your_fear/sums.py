"""Strength and Defense: the totals of the cards on the mats."""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.tokens import (
    COPIED,
    COPIED_TOO,
    DEFENSE,
    DEFENSE_TIMES,
    SPIRIT,
    STRENGTH,
    STRENGTH_TIMES,
    SWAPS,
    WIDTH,
)

VOID_FEAR: Final = 2
"""What a Fear token in the Void adds to the Defense of the Fear. (FY-VOID-1)"""

VOID_PLAYER: Final = -2
"""What a player's token in the Void adds to the Defense of that player. (FY-VOID-1)"""


def totals(mats: list[list[int]], seat: int, side: int, asking: int = 0) -> tuple[int, int]:
    """Return the Strength and Defense of the cards on one of a player's mats: sums times multipliers, after exchanges.

    mats: the numbers stored for the cards on each mat; side: SPIRIT or FEAR, which selects the mat; asking: a mask of
    the players whose Defense is already being copied. (FY-STRENGTH-1, FY-DEFENSE-1, FY-TIMES-3, FY-TIMES-4,
    FY-TURNED-1, FY-COPY-1, FY-COPY-3)
    """
    marks = mats[2 * seat + side]
    if not marks:
        return 0, 0
    strength = 0
    defense = 0
    strength_times = 1
    defense_times = 1
    swaps = 0
    for at in range(0, len(marks), WIDTH):
        strength += marks[at + STRENGTH]
        defense += marks[at + DEFENSE]
        strength_times *= marks[at + STRENGTH_TIMES]
        defense_times *= marks[at + DEFENSE_TIMES]
        swaps += marks[at + SWAPS]
        if marks[at + COPIED]:
            seats = asking | (1 << seat if side == SPIRIT else 0)
            defense += copied(mats, marks[at + COPIED] - 1, seats)
            if marks[at + COPIED_TOO]:
                defense += copied(mats, marks[at + COPIED_TOO] - 1, seats)
    strength *= strength_times
    defense *= defense_times
    return (defense, strength) if swaps % 2 else (strength, defense)


def copied(mats: list[list[int]], seat: int, asking: int) -> int:
    """Return the Defense that Copy takes from a player; 0 if that player's Defense is already being copied.

    asking: a mask of the players whose Defense is being copied. (FY-COPY-4, FY-COPY-5, FY-COPY-6)
    """
    return 0 if asking >> seat & 1 else totals(mats, seat, SPIRIT, asking)[1]


def exchanged(marks: list[int]) -> bool:
    """Return whether Strength and Defense are exchanged on a mat; two exchanges cancel. (FY-TURNED-1, FY-TURNED-4)

    marks: the numbers stored for the cards on the mat.
    """
    swaps = 0
    for at in range(SWAPS, len(marks), WIDTH):
        swaps += marks[at]
    return swaps % 2 == 1


def terms(mats: list[list[int]], seat: int, side: int, counted: int) -> list[tuple[int, int]]:
    """Return, for each card on a mat, what it adds to a total, including what it copies, and its multiplier.

    counted: STRENGTH or DEFENSE, before any exchange of the two totals. (FY-STRENGTH-1, FY-DEFENSE-1, FY-TIMES-3,
    FY-COPY-3)
    """
    marks = mats[2 * seat + side]
    if counted == STRENGTH:
        return [(marks[at + STRENGTH], marks[at + STRENGTH_TIMES]) for at in range(0, len(marks), WIDTH)]
    asking = 1 << seat if side == SPIRIT else 0
    defenses: list[tuple[int, int]] = []
    for at in range(0, len(marks), WIDTH):
        number = marks[at + DEFENSE]
        if marks[at + COPIED]:
            number += copied(mats, marks[at + COPIED] - 1, asking)
            if marks[at + COPIED_TOO]:
                number += copied(mats, marks[at + COPIED_TOO] - 1, asking)
        defenses.append((number, marks[at + DEFENSE_TIMES]))
    return defenses
