"""The bot that plays by weights of a file: those of another course of learning, to measure what has become of it."""

from __future__ import annotations

from gloaming.bots.sight import Sight
from gloaming.engine.dice import Dice, seeded
from gloaming.engine.features import drawn, readiness
from gloaming.engine.learned import Weights


class PastBot:
    """Takes what these weights take most readily. Only for games of which something can be learned."""

    __slots__ = ("_dice", "_weights")

    def __init__(self, seed: int, weights: Weights) -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._weights: Weights = weights

    def choose(self, sight: Sight) -> int:
        """The number of an option."""
        decision = sight.decision
        learned = sight.game.rules.learned
        assert decision is not None
        assert learned is not None
        if len(decision.options) == 1:
            return 0
        world = sight.imagine(self._dice.next())
        asked = learned.features.asked(world._state, sight.seat, world._options)
        chances = readiness(self._weights.policy, asked)
        return drawn(chances, self._dice) if learned.wanders(world._state) else chances.index(max(chances))
