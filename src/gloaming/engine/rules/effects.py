"""Lines of cards: effects that wait in the state and are done from left to right. Nothing else writes what waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from gloaming.engine.flow import NO_CAUSE
from gloaming.engine.state.state import State

Why = tuple[str, str]
"""Why something is refused: a sentence, and the id of the clause that says so."""

Fault = tuple[str, str]
"""What is wrong with something printed: its field, and what would be right."""


NO_OPINION: Final = 0.0
"""What `expect` returns for a verb from which bots expect neither good nor harm."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something that a card says; told apart in the files by `verb`, the class's name in small letters.

    `expect` is all that bots ask of a verb: each verb answers it in its own file, if only with NO_OPINION. A game's
    base class of verbs says in which unit the answer is, below 0 or above it for harm, and what its `outlook` holds.
    """

    __slots__ = ()

    def expect(self, outlook: Any) -> float:
        """Return what bots expect of the verb, in the game's unit, or NO_OPINION.

        outlook: the game's own object: the situation to judge, and the place for anything else that bots go by, such
        as dice, points or ghosts, which a verb adds to its fields.
        """
        raise NotImplementedError

    def fault(self) -> Fault | None:
        """What makes no sense of what is printed, beyond the bounds of each field; None: it is well."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Verb):
    """Something that a card does: a verb a subclass, a subclass a file. Its fields are what the card prints."""

    __slots__ = ()

    def do(self, s: Any) -> None:
        """Carry it out."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why | None:
        """Why it could do nothing now; None: it can."""
        return None

    def words(self) -> str:
        """What it says, as the end of a sentence: `draw 2 cards`."""
        raise NotImplementedError

    def short(self) -> str:
        """The same in the fewest words, for a card that is drawn small."""
        return self.words()


class Stop(Effect):
    """The end of a line among the effects that wait."""

    __slots__ = ()

    def expect(self, outlook: Any) -> float:
        """Return no opinion: the end of a line does nothing."""
        return NO_OPINION

    def words(self) -> str:
        """Nothing that anybody reads."""
        return ""


STOP: Final = Stop()

Line = tuple[Effect, ...]


WITHOUT_CAUSE: Final = (NO_CAUSE,)

END_OF_LINE: Final[Line] = (STOP,)


def resolve(s: State, line: Line, *args: int) -> None:
    """Do the effects of a card next, then go on. args: what says so, and what else the game's flow `effects` takes."""
    if line:
        s.todo = line + END_OF_LINE + s.todo
        s.run_with("effects", args if args else WITHOUT_CAUSE)


def resolve_last(s: State, line: Line) -> None:
    """Do the effects of a card that runs the flow, where nothing else of the step follows: a single one at once."""
    if len(line) == 1:
        line[0].do(s)
    else:
        resolve(s, line)


def next_effect(s: State) -> None:
    """Do the effects that wait, until the end of the line; what one of them runs comes before the next."""
    do_line(s)


def do_line(s: State, asks: Callable[[Any, Effect], bool] | None = None, flow: str = "") -> None:
    """The same, in a game in which something may be done before an effect: `flow` runs where `asks` says so."""
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
    """Do these effects before those that wait already, in the line that is done."""
    s.todo = line + s.todo


def take_first(s: State) -> Effect:
    """The effect that is next, which waits no longer."""
    first: Effect = s.todo[0]
    s.todo = s.todo[1:]
    return first


def replace_all(s: State, effects: Sequence[Effect]) -> None:
    """These effects wait in place of all that did, STOP at the end of each line."""
    s.todo = tuple(effects)


def drop_all(s: State) -> None:
    """Nothing that waits is done any more."""
    s.todo = ()


def drop_line(s: State) -> None:
    """What is left of the line is not done."""
    s.todo = s.todo[s.todo.index(STOP) :]
