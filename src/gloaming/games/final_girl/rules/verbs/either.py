"""A choice of one of several lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.rules.effects import Effect, Line, put_first, resolve, take_first
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.sentences import line_short, line_text
from gloaming.games.final_girl.state import State

Lines = Annotated[tuple[Line, ...], Meta(min_length=1, max_length=12)]

BEST_OF_THEM: Final = 0.5
"""The value of a choice, regardless of its lines."""


@dataclass(frozen=True, kw_only=True)
class Either(Effect):
    """Choose one of several lines; or one for each success of a Horror Roll made now. (FG-CARD-6, FG-ROLL-1)

    of: the lists of effects to choose from; for_each: how often one is chosen: "once" once, "success" for each
    success of a Horror Roll that is made for it.
    """

    of: Lines
    for_each: Literal["once", "success"] = "once"

    def do(self, s: State) -> None:
        """Wait for the choice, or make the Horror Roll."""
        if self.for_each == "once":
            put_first(s, (self,))
            s.run("either")
        else:
            put_first(s, (ForEachSuccess(self.of),))
            s.run("horror roll", NOWHERE)

    def words(self) -> str:
        lines = "; or ".join([line_text(line) for line in self.of])
        return f"choose one: {lines}" if self.for_each == "once" else f"for each success of a Horror Roll: {lines}"

    def short(self) -> str:
        lines = " or ".join([line_short(line) for line in self.of])
        return lines if self.for_each == "once" else f"For each success: {lines}"

    def expect(self, outlook: Ahead) -> float:
        """Value it as an average line."""
        outlook.leave_open(self)
        return BEST_OF_THEM


@dataclass(frozen=True)
class ForEachSuccess(Effect):
    """Choose one of several lines for each success of the roll that has been made. (FG-CARD-6)"""

    of: Lines

    def do(self, s: State) -> None:
        """Offer a separate choice for each success."""
        put_first(s, (Either(of=self.of),) * s.successes)

    def words(self) -> str:
        return Either(of=self.of, for_each="success").words()

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def lacking(s: State, flow: str) -> int:
    """Return the Action card of a Horror Roll in an old save that does not name the card. (FG-ROLL-1)"""
    if flow != "horror roll" or (s.todo and isinstance(s.todo[0], ForEachSuccess)):
        return NOWHERE
    return s.played


def open_either(s: State) -> Either:
    """Return the choice that waits."""
    either = s.todo[0]
    assert isinstance(either, Either)
    return either


def choices(s: State) -> list[Option]:
    """Return the lines to choose from. (FG-CARD-6)"""
    return [("either", number) for number in range(len(open_either(s).of))]


def choose_line(s: State, option: Option) -> None:
    """Resolve the chosen line next. (FG-CARD-6)"""
    line = open_either(s).of[option[1]]
    take_first(s)
    resolve(s, line)
