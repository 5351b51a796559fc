"""Base classes of the test tables of all games: what players do and see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import gloaming
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import seeded


class Sitting:
    """A match, with what its players do and see. Seats are counted from 0. `sound` runs after every choice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.sound()

    def sound(self) -> None:
        """Check the invariants."""
        assert self.match.check() == []

    @property
    def _asked(self) -> gloaming.Decision:
        assert self.match.decision is not None, f"nothing is asked, the match is over: {self.match.result}"
        return self.match.decision

    @property
    def asked(self) -> int:
        """The seat to move."""
        return self._asked.seat

    @property
    def prompt(self) -> str:
        """The prompt."""
        return self._asked.prompt

    @property
    def question(self) -> str:
        """The prompt with its cause."""
        return self.match.question

    @property
    def rule(self) -> str:
        """The clause of the question."""
        return self._asked.rule

    @property
    def labels(self) -> list[str]:
        """The buttons on offer."""
        return [self.match.describe(i).label for i in range(len(self.options))]

    @property
    def options(self) -> list[Any]:
        """The options on offer, as the engine knows them; [] when the match is over."""
        return list(self.match.decision.options) if self.match.decision else []

    @property
    def state(self) -> Any:
        """The state, for what no view shows."""
        return self.match._state

    @property
    def said(self) -> list[str]:
        """The labels on offer; if there are none, that the match is over."""
        return self.labels or ["the match is over"]

    def choose(self, option: tuple[Any, ...]) -> None:
        """Choose an option as the engine knows it."""
        assert option in self.options, f"{option} is not on offer; {self.prompt}: {self.said}"
        self.match.pick(self.options.index(option))
        self.sound()

    def events(self, *verbs: str) -> list[list[Any]]:
        """Return the public events, or only those with these verbs."""
        return [list(event) for event in self.state.events if not verbs or event[0] in verbs]

    def told(self, seat: int | None = None) -> list[str]:
        """Return the whole log of a seat, or of a spectator."""
        return [event["text"] for event in self.match.events(seat)]

    def why_not(self, seat: int, piece: str) -> tuple[str, str] | None:
        """Return why a seat may not choose a piece: a sentence and a clause."""
        return self.match.why_not(seat, piece)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    @property
    def result(self) -> gloaming.Result:
        """The result."""
        assert self.match.result is not None, f"the match is not over; asked is: {self.prompt}"
        return self.match.result


class Company(Sitting):
    """A match with several players who see different things."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return everything that a seat, or a spectator, sees."""
        return self.match.view(seat)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.turn)


P = TypeVar("P", bound=Sitting)


def play_on(table: P, seed: int = 0, until: Callable[[P], bool] = lambda table: False) -> None:
    """Play at random to the end, or until a condition holds."""
    chance = seeded(seed)
    while table.match.decision and not until(table):
        table.match.pick(chance.below(len(table.match.decision.options)))
        table.sound()


def by_seat(what: Any, turn: int) -> Mapping[int, Any]:
    """Assign values to seats; values without a seat belong to the seat whose turn it is."""
    return what if isinstance(what, Mapping) else {turn: what}


def put(name: str, value: Any, at: int | None = None) -> Callable[[Any], None]:
    """Return a function that changes a field of the state, or one entry of it."""

    def change(state: Any) -> None:
        if at is None:
            setattr(state, name, value)
        else:
            getattr(state, name)[at] = value

    return change
