"""Stacks of Ghosts: which Ghosts may be added to a stack, and which Ghosts are identical."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.constants import CELLS, LONGEST, NOTHING
from gloaming.games.fatal_frame.state import State

MORE_THAN_ANY: Final = 99
"""A number above the Power of every Ghost."""


def may_join(s: State, kind: int, place: int) -> bool:
    """Return whether a kind of Ghost can be played at a place: its zone fits, and its Power is below any Power there.

    (FF-GHOST-2, FF-STACK-2, FF-STACK-4, FF-BOSS-10)
    """
    box = s.box
    fits = box.outdoors if place < CELLS else box.indoors
    return fits[kind] and box.ghosts[kind].power < lowest_power(s, place)


def lowest_power(s: State, place: int) -> int:
    """Return the lowest Power of the Ghosts at a place, else the Power of its Boss, else MORE_THAN_ANY.

    (FF-STACK-4, FF-BOSS-10)
    """
    stack = s.ghosts[place]
    if stack:
        return s.box.ghost[stack[0]].power
    if place >= CELLS:
        boss = s.boss[(place - CELLS) // LONGEST]
        if boss:
            return s.box.bosses[boss[0]].power
    return MORE_THAN_ANY


def bare(s: State, card: int) -> bool:
    """Return whether nothing is attached to a card."""
    return not s.attached or all([on != card for _, on in s.attached])


def told_apart(s: State, stack: tuple[int, ...]) -> list[int]:
    """Return the Ghosts of a stack that can be told apart.

    Of several copies without attached Actions, only one is included. (FF-FIGHT-2)
    """
    if len(stack) < 2:
        return list(stack)
    cards: list[int] = []
    kinds: list[int] = []
    for card in stack:
        if bare(s, card):
            if s.box.kind[card] in kinds:
                continue
            kinds.append(s.box.kind[card])
        cards.append(card)
    return cards


def place_of(s: State, ghost: int) -> int:
    """Return the number of the place where a Ghost is, or NOTHING for a Boss."""
    for place in range(len(s.ghosts)):
        if ghost in s.ghosts[place]:
            return place
    return NOTHING
