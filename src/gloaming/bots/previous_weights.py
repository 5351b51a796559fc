"""The bot that plays by other weights than the game's own of now, so that these can be measured against them."""

from __future__ import annotations

from gloaming.bots.policy_bot import PolicyBot
from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import drawn
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.state.dice import Dice, seeded


class PastBot:
    """Takes what some weights take most readily: those given, or the ones that the game had before its own of now.

    A game that has learned nothing is played as `policy` does, and so is one that keeps no policy of before.
    """

    __slots__ = ("_dice", "_weights", "_now")

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._weights: Weights | None = weights
        self._now: PolicyBot = PolicyBot(seed)

    def choose(self, sight: SeatView) -> int:
        """The number of an option. Raises BadWeights."""
        decision = sight.decision
        learned = sight.game.rules.learned
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        weights = self._weights
        if weights is None and learned is not None and learned.past_plays:
            weights = learned.past
        probabilities = [] if weights is None else sight.policy(weights)
        if not probabilities:
            return self._now.choose(sight)
        return drawn(probabilities, self._dice) if sight.wanders else probabilities.index(max(probabilities))
