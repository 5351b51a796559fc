"""Card effects: they wait in the state and are carried out from left to right. Only this module changes the queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.flow import NO_CAUSE
from gloaming.engine.state.state import State

Why = tuple[str, str]
"""The reason for a refusal: a sentence, and the id of the clause."""

Fault = tuple[str, str]
"""A fault in a printed entry: the field, and what is allowed."""


NO_OPINION: Final = 0.0
"""Returned by `expect` for a verb that bots value neither as good nor as bad."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One instruction of a card. Content files select the class by `verb`: its name in lowercase with hyphens.

    Bots only use `expect`. Each verb implements it in its own file, or returns NO_OPINION. The game's base class
    defines the unit (positive or negative for harm) and the contents of `outlook`.
    """

    __slots__ = ()

    def expect(self, outlook: Any) -> float:
        """Return the value of the verb to a bot, in the game's unit, or NO_OPINION.

        outlook: the game's own object with the situation to judge. Verbs may also add to its fields what else bots use,
        such as dice, points or ghosts.
        """
        raise NotImplementedError

    def fault(self) -> Fault | None:
        """Return a fault beyond the bounds of each field, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Verb):
    """Something that a card does. One subclass per verb, one file per subclass. Its fields are printed on the card."""

    __slots__ = ()

    def do(self, s: Any) -> None:
        """Carry out the effect."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why | None:
        """Return why the effect would do nothing now, or None if it would."""
        return None

    def words(self) -> str:
        """Return the effect as the end of a sentence: `draw 2 cards`."""
        raise NotImplementedError

    def short(self) -> str:
        """Return the shortest form, for a small card."""
        return self.words()


class Stop(Effect):
    """The end of a card's effects in the queue."""

    __slots__ = ()

    def expect(self, outlook: Any) -> float:
        """Return NO_OPINION."""
        return NO_OPINION

    def words(self) -> str:
        """Return "": nobody reads it."""
        return ""


STOP: Final = Stop()

Line = tuple[Effect, ...]


WITHOUT_CAUSE: Final = (NO_CAUSE,)

END_OF_LINE: Final[Line] = (STOP,)


def resolve(s: State, line: Line, *args: int) -> None:
    """Carry out a card's effects before everything else that waits. args: of the game's flow `effects`: cause first."""
    if line:
        s.todo = line + END_OF_LINE + s.todo
        s.run_with("effects", args if args else WITHOUT_CAUSE)


def resolve_last(s: State, line: Line) -> None:
    """Carry out a card's effects as the last act of a step. A single effect is done at once."""
    if len(line) == 1:
        line[0].do(s)
    else:
        resolve(s, line)


def next_effect(s: State) -> None:
    """Carry out the waiting effects of one card. What an effect runs comes before the next effect."""
    do_line(s)


def do_line(s: State, asks: Callable[[Any, Effect], bool] | None = None, flow: str = "") -> None:
    """Do the same, but run `flow` before each effect for which `asks` returns true."""
    s.again()
    here, back = s.step, s.back
    while s.step == here and s.back is back:
        todo = s.todo
        effect: Effect = todo[0] if todo else STOP
        if asks is not None and effect is not STOP and asks(s, effect):
            s.run(flow)
            return
        s.todo = todo[1:]
        if effect is STOP:
            s.step = here + 1
        else:
            effect.do(s)


def put_first(s: State, line: Line) -> None:
    """Insert effects before the other waiting effects of the same card."""
    s.todo = line + s.todo


def take_first(s: State) -> Effect:
    """Remove the next effect from the queue and return it."""
    first: Effect = s.todo[0]
    s.todo = s.todo[1:]
    return first


def replace_all(s: State, effects: Sequence[Effect]) -> None:
    """Replace the whole queue, in which STOP ends the effects of each card."""
    s.todo = tuple(effects)


def drop_all(s: State) -> None:
    """Empty the queue."""
    s.todo = ()


def drop_line(s: State) -> None:
    """Drop the remaining effects of the current card."""
    s.todo = s.todo[s.todo.index(STOP) :]
