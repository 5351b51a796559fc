"""Playing styles of bots in Ghost Hunter 13: what a bot prefers besides winning."""

from __future__ import annotations

from typing import Final

from gloaming.engine.learning.bot_styles import Style
from gloaming.games.ghost_hunter.aims import FAR_AWAY, Routes, steps
from gloaming.games.ghost_hunter.constants import NONE, STANDING
from gloaming.games.ghost_hunter.state import State

MANY_ITEMS: Final = 5.0


def _standing(s: State, seat: int) -> list[int]:
    return [hunter for hunter in range(s.hunters) if s.owner[hunter] == seat and s.fares[hunter] == STANDING]


def _items(s: State, seat: int) -> float:
    """Return a score from 0 to 1 for the Items that a seat's hunters hold, and for being close to other Items.

    Picking up an Item scores more than standing next to it, so that hunters do not just wait there.
    """
    mine = _standing(s, seat)
    if not mine:
        return 0.0
    far = steps(s, Routes(s), dict.fromkeys(s.left_items_at + s.dropped_at, 1))
    items = sum([len(s.held[hunter]) + 2.0 / (1.0 + far.get(s.at[hunter], FAR_AWAY)) for hunter in mine])
    return min(1.0, items / len(mine) / MANY_ITEMS)


def _out_of_battle(s: State, seat: int) -> float:
    """Return the share of a seat's hunters who are in no battle, reduced by up to half if one of them has few HP or MP
    left.
    """
    mine = _standing(s, seat)
    if not mine:
        return 0.0
    fighting = 0
    least = 1.0
    for hunter in mine:
        if s.battle != NONE and s.fighters >> hunter & 1 and not s.sits_out >> hunter & 1:
            fighting += 1
        hp = s.hp(hunter) / s.most_hp(hunter)
        mp = s.mp(hunter) / max(1, s.first_mp(hunter))
        least = max(0.0, min(least, hp, mp))
    return (1.0 - fighting / len(mine)) * (0.5 + 0.5 * least)


STYLES: Final = (
    Style("gatherer", "goes for Items, and holds many", _items, share=0.7),
    Style("careful", "keeps out of battles, and runs from those it cannot avoid", _out_of_battle),
)
