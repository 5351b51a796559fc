"""The bot that plays by a game's rules of thumb."""

from __future__ import annotations

from gloaming.bots.greedy import GreedyBot
from gloaming.bots.sight import Sight
from gloaming.engine.dice import Dice, seeded


class PolicyBot:
    """Takes an option as readily as the game's policy would; in games without one, what looks best at once."""

    __slots__ = ("_dice", "_greedy")

    def __init__(self, seed: int) -> None:
        self._dice: Dice = seeded(seed, "policy bot")
        self._greedy: GreedyBot = GreedyBot(1, seed)

    def choose(self, sight: Sight) -> int:
        """The number of an option."""
        decision = sight.decision
        assert decision is not None
        if len(decision.options) == 1:
            return 0
        world = sight.imagine(self._dice.next())
        weights = world.policy()
        return self._dice.weighted(weights) if weights else self._greedy.choose(sight)
