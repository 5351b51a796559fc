"""Card effects: a queue in the state, carried out from left to right. Only this module changes the queue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.flow import NO_CAUSE
from gloaming.engine.state.state import State

Why = tuple[str, str]
"""The reason why an effect or option is refused: a sentence, and the id of the clause."""

Fault = tuple[str, str]
"""A fault in a printed entry: the name of the field, and what is allowed there."""


NO_OPINION: Final = 0.0
"""The value that `Verb.expect` returns for a verb that bots consider neither good nor bad."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One instruction of a card. Content files select the class by `verb`: the class name in lowercase with hyphens.

    Only bots use `expect`. Each verb implements it in its own file, or returns NO_OPINION. The game's base class of
    verbs defines the unit of the value, whether positive or negative values mean harm, and the contents of `outlook`.
    """

    __slots__ = ()

    def expect(self, outlook: Any) -> float:
        """Return the value of the verb to a bot, in the game's unit, or NO_OPINION.

        outlook: the game's object that describes the situation to judge. A verb may also add other results that bots
        use, such as dice, points or ghosts, to the fields of this object.
        """
        raise NotImplementedError

    def fault(self) -> Fault | None:
        """Return a fault in how the fields of the verb fit together, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Verb):
    """Something that a card does.

    Each verb has its own subclass in its own file. The fields are printed on the card.
    """

    __slots__ = ()

    def do(self, s: Any) -> None:
        """Carry out the effect."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why | None:
        """Return why carrying out the effect now would change nothing, or None if it would change something."""
        return None

    def words(self) -> str:
        """Return the effect as the end of a sentence: `draw 2 cards`."""
        raise NotImplementedError

    def short(self) -> str:
        """Return the effect in the shortest form, for a small card."""
        return self.words()


class Stop(Effect):
    """The marker after the last effect of each card in the queue."""

    __slots__ = ()

    def expect(self, outlook: Any) -> float:
        """Return NO_OPINION."""
        return NO_OPINION

    def words(self) -> str:
        """Return "", because the marker is never shown."""
        return ""


STOP: Final = Stop()

Line = tuple[Effect, ...]


WITHOUT_CAUSE: Final = (NO_CAUSE,)

END_OF_LINE: Final[Line] = (STOP,)


def resolve(s: State, line: Line, *args: int) -> None:
    """Put a card's effects at the front of the queue, and run the game's flow `effects`, which carries them out.

    args: the arguments of that flow, the cause first; without arguments, there is no cause.
    """
    if line:
        s.todo = line + END_OF_LINE + s.todo
        s.run_with("effects", args if args else WITHOUT_CAUSE)


def resolve_last(s: State, line: Line) -> None:
    """Carry out a card's effects as the last act of a step: a single effect at once, several through the queue."""
    if len(line) == 1:
        line[0].do(s)
    else:
        resolve(s, line)


def next_effect(s: State) -> None:
    """Carry out the waiting effects of the current card.

    A flow that an effect runs is completed before the next effect.
    """
    do_line(s)


def do_line(s: State, asks: Callable[[Any, Effect], bool] | None = None, flow: str = "") -> None:
    """Carry out the waiting effects of the current card, as `next_effect` does.

    asks(state, effect): whether to run the flow `flow` before this effect, instead of carrying it out at once.
    """
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
    """Insert effects at the front of the queue, before the other waiting effects of the same card."""
    s.todo = line + s.todo


def take_first(s: State) -> Effect:
    """Remove the next effect from the queue and return it."""
    first: Effect = s.todo[0]
    s.todo = s.todo[1:]
    return first


def replace_all(s: State, effects: Sequence[Effect]) -> None:
    """Replace the whole queue. effects: the new queue, with STOP after the effects of each card."""
    s.todo = tuple(effects)


def drop_all(s: State) -> None:
    """Remove all effects from the queue."""
    s.todo = ()


def drop_line(s: State) -> None:
    """Remove the remaining effects of the current card from the queue."""
    s.todo = s.todo[s.todo.index(STOP) :]
