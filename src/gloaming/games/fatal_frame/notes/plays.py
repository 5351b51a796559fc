"""Features of playing Ghosts and Actions."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.notes.situation import READY, Situation, tenths

OTHERS: Final = 128
"""Offset added to feature values that concern another player."""


def haunts(situation: Situation, kind: int, seat: int) -> list[int]:
    """Return the features of playing a Ghost of this kind on a player."""
    s = situation.s
    box = s.box
    ghost = box.ghosts[kind]
    place = s.place(seat)
    stack = min(len(s.ghosts[place]), 3)
    chance = situation.beats(ghost, situation.arms[seat], s.room(seat))
    if seat == situation.seat:
        life = min(s.life[seat], 3) if s.boss[seat] else 0
        last = 1 if situation.needs and situation.lacking <= ghost.value else 0
        return [
            (tenths(chance) * 3 + ghost.value) * 3 + (2 if life else situation.needs),
            kind * 8 + situation.four,
            situation.stage * 4 + stack,
            last * 3 + ghost.value,
            60 + life * 3 + ghost.value,
            (0 if not stack else 1 + tenths(situation.beats_here(s.ghosts[place][0], seat))) * 2 + situation.needs,
            min(int(chance * ghost.value * 10.0), 20) * 6 + situation.stage,
        ]
    stage = situation.stages[seat]
    leads = 1 if seat == situation.ahead else 0
    soon = 1 if seat == s.seat_after(situation.seat) else 0
    return [
        OTHERS + tenths(chance) * 6 + stage,
        kind * 8 + 4 + min(stage, READY),
        32 + stage * 4 + stack,
        20 + (leads * 2 + soon) * 6 + stage,
        100 + situation.four * 6 + stage,
        40 + stack,
        130 + tenths(chance) * 3 + ghost.value,
    ]


def aimed(situation: Situation, kind: int, ghost: int) -> list[int]:
    """Return the features of an Action whose target is a Ghost or Boss in play."""
    s = situation.s
    box = s.box
    number = kind - box.first_action
    if ghost >= box.first_boss:
        owner = 0
        for seat in range(s.seats):
            if s.boss[seat] and s.boss[seat][0] == ghost - box.first_boss:
                owner = seat
        mine = 0 if owner == situation.seat else 1
        return [
            number * 4 + mine,
            mine * 4 + min(s.life[owner], 3),
            (mine * 4 + min(situation.arms[owner].dice, 4) - 1) * 4 + min(s.life[owner], 3),
            100 + mine * 6 + situation.stage,
        ]
    place = NOTHING
    for at in range(len(s.ghosts)):
        if ghost in s.ghosts[at]:
            place = at
            break
    whose = 3
    owner = situation.seat
    if place == s.place(situation.seat):
        whose = 0
    else:
        for seat in range(s.seats):
            if seat != situation.seat and s.place(seat) == place:
                whose = 2 if seat == situation.ahead else 1
                owner = seat
    value = min(box.ghost[ghost].value, 2)
    chance = tenths(situation.beats_here(ghost, owner))
    return [
        number * 4 + whose,
        10 + whose * 11 + chance,
        60 + (whose * 3 + value) * 6 + situation.stages[owner],
        whose * 16 + chance,
    ]


def against(situation: Situation, kind: int, seat: int) -> list[int]:
    """Return the features of an Action whose target is another player."""
    s = situation.s
    number = kind - s.box.first_action
    stage = situation.stages[seat]
    leads = 1 if seat == situation.ahead else 0
    life = min(s.life[seat], 3) if s.boss[seat] else 0
    arms = situation.arms[seat]
    return [
        number * 6 + stage,
        (leads * 6 + stage) * 6 + situation.stage,
        life * 4 + min(arms.dice, 4) - 1,
        min(max(s.points(seat) - s.threshold, -8), 4) + 8,
    ]


def led(situation: Situation, ghost: int, seat: int) -> list[int]:
    """Return the features of an Action that moves a Ghost to a player."""
    s = situation.s
    chance = tenths(situation.beats(s.box.ghost[ghost], situation.arms[seat], s.room(seat)))
    value = min(s.box.ghost[ghost].value, 2)
    if seat == situation.seat:
        return [chance * 3 + value, situation.stage]
    return [
        OTHERS + chance * 6 + situation.stages[seat],
        10 + situation.stages[seat] * 2 + (1 if seat == situation.ahead else 0),
    ]


def plain(situation: Situation, kind: int) -> list[int]:
    """Return the features of an Action without a target."""
    mine = situation.arms[situation.seat]
    number = kind - situation.s.box.first_action
    return [
        number * 6 + situation.stage,
        number * 8 + min(situation.held, 7),
        number * 4 + min(mine.dice, 4) - 1,
    ]
