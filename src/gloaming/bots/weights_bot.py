"""The bot that plays a given weights file, to compare a new training run with an earlier one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.bots.policy_bot import PolicyBot
from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import drawn
from gloaming.engine.learning.policy_model import Weights
from gloaming.engine.state.dice import Dice, seeded


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class WeightsBot:
    """A bot that takes the most probable option under the policy of the given weights.

    In a match longer than the game's `PolicyModel.patience`, the bot samples an option from that policy instead. In a
    game without a learned policy, it plays like the bot `policy`.
    """

    __slots__ = ("_dice", "_weights", "_unlearned")

    def __init__(self, seed: int, weights: Weights) -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._weights: Weights = weights
        self._unlearned: PolicyBot = PolicyBot(seed)

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question. Raises BadWeights."""
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        probabilities = view.policy(self._weights)
        if not probabilities:
            return self._unlearned.choose(view)
        return drawn(probabilities, self._dice) if view.wanders else probabilities.index(max(probabilities))
