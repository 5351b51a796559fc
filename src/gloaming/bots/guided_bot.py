"""The bot that teaches a policy: it follows the game's rule of thumb and otherwise plays by given weights."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import drawn
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.state.dice import Dice, seeded


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class GuidedBot:
    """A bot that takes what the game's rule of thumb takes; where that says nothing, it samples from a policy.

    weights: those of the policy. In a game without a learned policy, the bot takes the first option.
    """

    __slots__ = ("_dice", "_weights")

    def __init__(self, seed: int, weights: Weights) -> None:
        self._dice: Dice = seeded(seed, "guided bot")
        self._weights: Weights = weights

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        taken = view.rule_of_thumb()
        if taken >= 0:
            return taken
        probabilities = view.policy(self._weights)
        return drawn(probabilities, self._dice) if probabilities else 0
