"""The bot to learn a game against."""

from __future__ import annotations

from gloaming.bots.greedy import GreedyBot
from gloaming.bots.sight import Sight
from gloaming.engine.dice import Dice, seeded


class EasyBot:
    """Looks one step ahead, but takes every third option at random."""

    __slots__ = ("_dice", "_greedy")

    def __init__(self, seed: int) -> None:
        self._dice: Dice = seeded(seed, "easy bot")
        self._greedy: GreedyBot = GreedyBot(1, seed)

    def choose(self, sight: Sight) -> int:
        """The number of an option."""
        decision = sight.decision
        assert decision is not None
        if self._dice.below(3) == 0:
            return self._dice.below(len(decision.options))
        return self._greedy.choose(sight)
