"""The hunters whom the effects of tiles, cards and rules reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.ghost_hunter.constants import ABILITIES, STANDING
from gloaming.games.ghost_hunter.entry import FOR_ONE
from gloaming.games.ghost_hunter.rules.board import floor_of, neighbours
from gloaming.games.ghost_hunter.rules.checks import NO_ABILITY
from gloaming.games.ghost_hunter.state import State

ABILITY_NUMBERS: Final = {name: number for number, name in enumerate(ABILITIES)} | {"none": NO_ABILITY}


def in_turn_order(s: State) -> list[int]:
    """Return the standing hunters, clockwise from the turn player. (GH-EVENT-4)"""
    return [hunter for hunter in s.clockwise(s.hunter) if s.fares[hunter] == STANDING]


def concerned(s: State, who: str, hunter: int) -> list[int]:
    """Return the hunters whom an effect reaches, the turn player first, then clockwise.

    Effects that can reach several hunters reach only standing ones. who: a value of `Who`; hunter: the hunter for whom
    the effect is carried out. (GH-EVENT-4)
    """
    if who in FOR_ONE:
        return [hunter]
    standing = in_turn_order(s)
    if who == "all":
        return standing
    here = s.at[hunter]
    if who == "here":
        return [other for other in standing if s.at[other] == here]
    if who == "near":
        near = [here, *neighbours(s, here)]
        return [other for other in standing if s.at[other] in near]
    floor = floor_of(s.cell[here])
    return [other for other in standing if floor_of(s.cell[s.at[other]]) == floor]


def ability_number(ability: str) -> int:
    """Return the index of an ability, NO_ABILITY for "none"."""
    return ABILITY_NUMBERS[ability]


def why_idle(s: State, effects: Sequence[Effect], cause: int, hunter: int) -> Why | None:
    """Return why none of the effects could do anything for a hunter now, None if one of them could. The reason is that
    of the first effect.

    cause: the number of the card that causes the effects. (GH-ITEM-6, GH-SCENE-25)
    """
    args = s.args
    s.args = (cause, hunter)
    why: Why | None = None
    for effect in effects:
        refusal = effect.refusal(s)
        if refusal is None:
            why = None
            break
        why = why or refusal
    s.args = args
    return why
