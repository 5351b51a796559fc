"""Lines of effects, resolved from left to right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.games.final_girl.content import Effect, Line
from gloaming.games.final_girl.rules.discarding import may_end_phase
from gloaming.games.final_girl.state import KILLER_PHASE, Table

STOP: Final[Effect] = (-1,)
"""The end of a line among the effects that wait."""

DO: Final[dict[int, Callable[[Table, Effect], None]]] = {}
"""What carries out each verb, by its code; filled by `verbs`."""


def resolve(s: Table, line: Line) -> None:
    """Resolve a line next, from left to right, then go on. (FG-CARD-3)"""
    if line:
        s.todo = line + (STOP,) + s.todo
        s.run("effects")


def next_effect(s: Table) -> None:
    """Carry out the first effect that waits, until the end of the line. (FG-CARD-3)"""
    if not s.todo:
        return
    effect = s.todo[0]
    if effect[0] < 0:
        s.todo = s.todo[1:]
    else:
        s.again()
        if may_end_phase(s, effect) or (s.phase == KILLER_PHASE and s.killer_space == s.girl_space):
            s.run("effect")
        else:
            carry_out(s)


def carry_out(s: Table) -> None:
    """Do what an effect says. (FG-CARD-3)"""
    effect = s.todo[0]
    s.todo = s.todo[1:]
    DO[effect[0]](s, effect)


def drop_line(s: Table) -> None:
    """A card that discards itself: what is left of its line is not resolved. (FG-TERM-1)"""
    at = s.todo.index(STOP)
    s.todo = s.todo[at:]
