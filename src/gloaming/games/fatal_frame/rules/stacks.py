"""Stacks of Ghosts: who may be added to one, and who in it is like another."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.constants import CELLS, LONGEST, NOTHING
from gloaming.games.fatal_frame.state import State

MORE_THAN_ANY: Final = 99
"""Above the Power of every Ghost."""


def may_join(s: State, kind: int, place: int) -> bool:
    """Its zone fits, and its Power is below the lowest there; a Boss counts.

    (FF-GHOST-2, FF-STACK-2, FF-STACK-4, FF-BOSS-10)
    """
    box = s.box
    fits = box.outdoors if place < CELLS else box.indoors
    return fits[kind] and box.ghosts[kind].power < lowest_power(s, place)


def lowest_power(s: State, place: int) -> int:
    """The Power of the weakest at a place; a Boss counts; where nobody is, more than any. (FF-STACK-4, FF-BOSS-10)"""
    stack = s.ghosts[place]
    if stack:
        return s.box.ghost[stack[0]].power
    if place >= CELLS:
        boss = s.boss[(place - CELLS) // LONGEST]
        if boss:
            return s.box.bosses[boss[0]].power
    return MORE_THAN_ANY


def bare(s: State, card: int) -> bool:
    """Whether nothing is attached to a card."""
    return not s.attached or all([on != card for _, on in s.attached])


def told_apart(s: State, stack: tuple[int, ...]) -> list[int]:
    """The Ghosts of a stack, but of copies with nothing attached only one: to choose between them is no choice.

    (FF-FIGHT-2)
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
    """The place of a Ghost in play, NOTHING for a Boss."""
    for place in range(len(s.ghosts)):
        if ghost in s.ghosts[place]:
            return place
    return NOTHING
