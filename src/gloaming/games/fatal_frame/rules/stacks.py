"""Stacks of Ghosts: who may be added to one."""

from __future__ import annotations

from gloaming.games.fatal_frame.printed import BOSS_POWER, INDOORS, KIND, OUTDOORS, POWER
from gloaming.games.fatal_frame.state import CELLS, LONGEST, Table


def may_join(s: Table, kind: int, place: int) -> bool:
    """Its zone fits, and its Power is below the lowest there; a Boss counts.

    (FF-GHOST-2, FF-STACK-2, FF-STACK-4, FF-BOSS-10)
    """
    if place < CELLS:
        if not OUTDOORS[kind]:
            return False
    elif not INDOORS[kind]:
        return False
    stack = s.ghosts[place]
    if stack:
        return POWER[kind] < POWER[KIND[stack[0]]]
    if place >= CELLS:
        boss = s.boss[(place - CELLS) // LONGEST]
        if boss:
            return POWER[kind] < BOSS_POWER[boss[0]]
    return True
