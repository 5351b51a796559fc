"""The verb `either`: a choice between lines of effects."""

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
"""The value for bots of a choice, regardless of its lines."""


@dataclass(frozen=True, kw_only=True)
class Either(Effect):
    """Choose one of several lines of effects; or one for each success of a new Horror Roll. (FG-CARD-6, FG-ROLL-1)

    of: the lines to choose from; for_each: how often one is chosen: "once" once, "success" for each success of a Horror
    Roll that is made for this effect.
    """

    of: Lines
    for_each: Literal["once", "success"] = "once"

    def do(self, s: State) -> None:
        """Offer the choice, or make the Horror Roll whose successes determine the number of choices."""
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
        """Return the average value of a choice, without predicting which line is chosen."""
        outlook.leave_open(self)
        return BEST_OF_THEM


@dataclass(frozen=True)
class ForEachSuccess(Effect):
    """Choose one of several lines for each success of the Horror Roll that `either` has made. (FG-CARD-6)"""

    of: Lines

    def do(self, s: State) -> None:
        """Queue a separate choice for each success."""
        put_first(s, (Either(of=self.of),) * s.successes)

    def words(self) -> str:
        return Either(of=self.of, for_each="success").words()

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def lacking(s: State, flow: str) -> int:
    """Return the missing argument of a flow in an old save: the Action card that a Horror Roll is for. (FG-ROLL-1)"""
    if flow != "horror roll" or (s.todo and isinstance(s.todo[0], ForEachSuccess)):
        return NOWHERE
    return s.played


def open_either(s: State) -> Either:
    """Return the `either` effect that is waiting for a choice."""
    either = s.todo[0]
    assert isinstance(either, Either)
    return either


def choices(s: State) -> list[Option]:
    """Return the lines from which the player chooses. (FG-CARD-6)"""
    return [("either", number) for number in range(len(open_either(s).of))]


def choose_line(s: State, option: Option) -> None:
    """Resolve the chosen line next. (FG-CARD-6)"""
    line = open_either(s).of[option[1]]
    take_first(s)
    resolve(s, line)
