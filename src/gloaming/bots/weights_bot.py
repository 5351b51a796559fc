"""The bot that plays by a file of weights, so that a new training run can be measured against an earlier one."""

from __future__ import annotations

from gloaming.bots.policy_bot import PolicyBot
from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import drawn
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.state.dice import Dice, seeded


class WeightsBot:
    """Takes the most probable option under the policy of the given weights.

    A game that has learned nothing is played as `policy` does.
    """

    __slots__ = ("_dice", "_weights", "_unlearned")

    def __init__(self, seed: int, weights: Weights) -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._weights: Weights = weights
        self._unlearned: PolicyBot = PolicyBot(seed)

    def choose(self, view: SeatView) -> int:
        """The number of an option. Raises BadWeights."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        probabilities = view.policy(self._weights)
        if not probabilities:
            return self._unlearned.choose(view)
        return drawn(probabilities, self._dice) if view.wanders else probabilities.index(max(probabilities))
