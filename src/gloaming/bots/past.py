"""The bot that plays by weights that are not the game's own of now: to measure the ones against the others."""

from __future__ import annotations

from gloaming.bots.policy import PolicyBot
from gloaming.bots.sight import Sight
from gloaming.engine.dice import Dice, seeded
from gloaming.engine.features import drawn, readiness
from gloaming.engine.learned import Weights


class PastBot:
    """Takes what some weights take most readily: those given, or the ones that the game had before its own of now.

    A game that has learned nothing is played as `policy` does, and so is one that keeps no policy of before.
    """

    __slots__ = ("_dice", "_weights", "_now")

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._weights: Weights | None = weights
        self._now: PolicyBot = PolicyBot(seed)

    def choose(self, sight: Sight) -> int:
        """The number of an option. Raises BadWeights."""
        decision = sight.decision
        learned = sight.game.rules.learned
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        weights = self._weights
        if weights is None and learned is not None and learned.past_plays:
            weights = learned.past
        if learned is None or weights is None:
            return self._now.choose(sight)
        world = sight.imagine(self._dice.next())
        asked = learned.features.asked(world._state, sight.seat, world._options)
        chances = readiness(weights.policy, asked)
        return drawn(chances, self._dice) if sight.wanders else chances.index(max(chances))
