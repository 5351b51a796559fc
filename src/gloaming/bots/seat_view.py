"""What a bot may see: the match as one seat knows it. Bots never get the match itself."""

from __future__ import annotations

from typing import Any, Protocol

from gloaming.engine.errors import IllegalChoice
from gloaming.engine.learning.features import readiness
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.match.decision import Decision
from gloaming.engine.match.match import Game, Match
from gloaming.engine.rules.description import Description
from gloaming.engine.state.log import Event


class SeatView:
    """A match as one seat knows it. The attribute `decision` is None unless this seat is to move."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match: Match = match
        self.seat: int = seat

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._match.game

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._match.seats

    @property
    def decision(self) -> Decision | None:
        """The open question, if this seat is to move; otherwise None."""
        decision = self._match.decision
        return decision if decision is not None and decision.seat == self.seat else None

    def describe(self, i: int) -> Description:
        """Describe option `i` of the seat's open question. Raises IllegalChoice."""
        self._require_decision()
        return self._match.describe(i)

    def rule_of_thumb(self) -> int:
        """Return the index of the option that the game's rule of thumb takes; -1 if it has none for this question."""
        decision = self.decision
        learned = self._match.game.rules.learned
        if decision is None or learned is None or learned.thumb is None:
            return -1
        return learned.thumb(self._match._state, decision.options)

    @property
    def question(self) -> str:
        """The prompt of the seat's open question, after its cause; "" if the seat is not to move."""
        return "" if self.decision is None else self._match.question

    def odds(self, i: int) -> str:
        """Return the odds of the dice of option `i` as text, "" if it rolls no dice. Raises IllegalChoice."""
        self._require_decision()
        return self._match.odds(i)

    def likely(self, i: int) -> str:
        """Return the cost and likely result of option `i` in a few words, "" if unknown. Raises IllegalChoice."""
        self._require_decision()
        return self._match.likely(i)

    def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why the seat may not choose a card or place now: a sentence and the id of a clause.

        piece: the id of the card or place. Returns None if the seat may choose it, or if the reason is unknown.
        """
        return self._match.why_not(self.seat, piece)

    def narrate(self, event: Event) -> str:
        """Return the text of an event from `events`, with "you" if this seat acts."""
        return self._match.narrate(event, self.seat)

    def view(self) -> dict[str, Any]:
        """Return everything that the seat may know of the table, as JSON data."""
        return self._match.view(self.seat)

    def observe(self, out: Any = None) -> Any:
        """Return everything that the seat may know as a vector. out: as for `Match.observe`."""
        return self._match.observe(self.seat, out)

    def legal_actions(self) -> list[int]:
        """Return the number of each option of the seat's open question, in order, as `Match.legal_actions` does.

        Returns [] if the seat is not to move.
        """
        return [] if self.decision is None else self._match.legal_actions()

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """Return the events from index `since` on, as the seat knows them."""
        return self._match.events(self.seat, since)

    def policy(self, weights: Weights | None = None) -> list[float]:
        """Return the learned policy: one probability per option of the seat's open question, summing to 1.

        The result is [] in games without a learned policy, or if the seat is not to move. weights: the weights of
        another policy, None for the current one. The result is the same in all worlds consistent with what the seat
        knows. Raises BadWeights.
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
        """Whether the match is longer than the game's `PolicyModel.patience`."""
        learned = self._match.game.rules.learned
        return learned is not None and learned.wanders(self._match._state)

    def imagine(self, seed: int) -> Match:
        """Return an imagined world: a match that is consistent with what the seat knows, chosen at random by `seed`."""
        return self._match.imagine(self.seat, seed)

    def _require_decision(self) -> None:
        if self.decision is None:
            raise IllegalChoice(f"seat {self.seat} is not to move")


class Bot(Protocol):
    """The interface of a bot."""

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
