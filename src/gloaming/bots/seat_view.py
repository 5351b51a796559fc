"""What a player may use: the match as one seat knows it. Bots get this, and never the match."""

from __future__ import annotations

from typing import Any, Protocol

from gloaming.engine.errors import IllegalChoice
from gloaming.engine.learning.features import readiness
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.snapshot import Decision
from gloaming.engine.rules.description import Description


class SeatView:
    """The match as one seat knows it. decision is None unless the question is this seat's."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match: Match = match
        self.seat: int = seat

    @property
    def game(self) -> Game:
        """The game played."""
        return self._match.game

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self._match.seats

    @property
    def decision(self) -> Decision | None:
        """The open question, when it is this seat's."""
        decision = self._match.decision
        return decision if decision is not None and decision.seat == self.seat else None

    def describe(self, i: int) -> Description:
        """Option `i` of the seat's own question in words. Raises IllegalChoice."""
        if self.decision is None:
            raise IllegalChoice(f"the question is not seat {self.seat}'s")
        return self._match.describe(i)

    def view(self) -> dict[str, Any]:
        """All that the seat may know of the table."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as the seat knows it."""
        return self._match.events(self.seat, since)

    def policy(self, weights: Weights | None = None) -> list[float]:
        """How readily the learned policy takes each option of the seat's own question; none where none is learned.

        weights: of another policy. They are the same in all worlds that the seat cannot tell apart. Raises BadWeights.
        """
        decision = self.decision
        learned = self._match.game.rules.learned
        if decision is None or learned is None:
            return []
        if weights is None:
            return self._match.policy()
        return readiness(weights.policy, learned.features.question(self._match._state, self.seat, decision.options))

    @property
    def wanders(self) -> bool:
        """Whether the match is longer than the game has patience for (`PolicyModel.patience`)."""
        learned = self._match.game.rules.learned
        return learned is not None and learned.wanders(self._match._state)

    def imagine(self, seed: int) -> Match:
        """A world that the seat cannot tell from the real one."""
        return self._match.imagine(self.seat, seed)


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(self, view: SeatView) -> int:
        """The number of the option to take of the seat's open question."""
