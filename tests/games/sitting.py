"""What the players of every game's test tables say and see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import seeded


class Sitting:
    """A match, with what its players say and see. Seats count from 0. After every choice `sound` is asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sound()

    def sound(self) -> None:
        """Nothing on the table breaks the rules."""
        assert self.match.check() == []

    @property
    def _asked(self) -> gloaming.Decision:
        assert self.match.decision is not None, f"nothing is asked, the match is over: {self.match.result}"
        return self.match.decision

    @property
    def asked(self) -> int:
        """The seat that has to choose."""
        return self._asked.seat

    @property
    def prompt(self) -> str:
        """What it is asked."""
        return self._asked.prompt

    @property
    def question(self) -> str:
        """What it is asked, and what asks."""
        return self.match.question

    @property
    def rule(self) -> str:
        """The clause that makes the game ask."""
        return self._asked.rule

    @property
    def labels(self) -> list[str]:
        """The buttons on offer."""
        return [self.match.describe(i).label for i in range(len(self.options))]

    @property
    def options(self) -> list[Any]:
        """The options on offer, as the engine knows them; none when the match is over."""
        return list(self.match.decision.options) if self.match.decision else []

    @property
    def state(self) -> Any:
        """The table itself, for what no view shows."""
        return self.match._state

    @property
    def said(self) -> list[str]:
        """The labels on offer; when there are none, that the match is over."""
        return self.labels or ["the match is over"]

    def choose(self, option: tuple[Any, ...]) -> None:
        """Choose an option as the engine knows it."""
        assert option in self.options, f"{option} is not on offer; {self.prompt}: {self.said}"
        self.match.pick(self.options.index(option))
        self.sound()

    def events(self, *verbs: str) -> list[list[Any]]:
        """What has happened, as everybody knows it; or only what has these verbs."""
        return [list(event) for event in self.state.events if not verbs or event[0] in verbs]

    def told(self, seat: int | None = None) -> list[str]:
        """All that has happened, in words, as a seat was told, or a spectator."""
        return [event["text"] for event in self.match.events(seat)]

    def why_not(self, seat: int, piece: str) -> tuple[str, str] | None:
        """Why a seat may not choose a piece: a sentence and a clause."""
        return self.match.why_not(seat, piece)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def result(self) -> gloaming.Result:
        """How it ended."""
        assert self.match.result is not None, f"the match is not over; asked is: {self.prompt}"
        return self.match.result


class Company(Sitting):
    """A match of several, each of whom sees something else."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat sees, or a spectator."""
        return self.match.view(seat)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.turn)


P = TypeVar("P", bound=Sitting)


def play_on(table: P, seed: int = 0, until: Callable[[P], bool] = lambda table: False) -> None:
    """Let chance play the match to its end, or until something holds."""
    chance = seeded(seed)
    while table.match.decision and not until(table):
        table.match.pick(chance.below(len(table.match.decision.options)))
        table.sound()


def by_seat(what: Any, turn: int) -> Mapping[int, Any]:
    """What each seat has; what names no seat is had by that whose turn it is."""
    return what if isinstance(what, Mapping) else {turn: what}


def put(name: str, value: Any, at: int | None = None) -> Callable[[Any], None]:
    """A change of a field of the state, or of one entry of it."""

    def change(state: Any) -> None:
        if at is None:
            setattr(state, name, value)
        else:
            getattr(state, name)[at] = value

    return change
