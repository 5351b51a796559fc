"""Adding to a die that has been rolled."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.state import FACES, Table

BOSS_DIE: Final = -1
"""The Boss die among the dice that may be added to."""


def add_to_die(s: Table, number: int, more: int) -> None:
    """Add to one die; no die above 6. (FF-COMBAT-7, FF-COMBAT-9)"""
    if number == BOSS_DIE:
        s.boss_die = min(FACES, s.boss_die + more)
        value = s.boss_die
    else:
        value = min(FACES, s.final[number] + more)
        s.final = s.final[:number] + (value,) + s.final[number + 1 :]
    s.tell(("raised", s.turn, number, value))
