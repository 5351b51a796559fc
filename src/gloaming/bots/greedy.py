"""The bot that looks one step ahead."""

from __future__ import annotations

from gloaming.bots.sight import Sight
from gloaming.engine.dice import Dice, seeded


class GreedyBot:
    """Tries every option in a few imagined worlds and takes the one that the game's evaluation likes best."""

    __slots__ = ("_dice", "_worlds")

    def __init__(self, worlds: int, seed: int) -> None:
        self._dice: Dice = seeded(seed, "greedy bot")
        self._worlds: int = worlds

    def choose(self, sight: Sight) -> int:
        """The number of an option."""
        decision = sight.decision
        assert decision is not None
        count = len(decision.options)
        if count == 1:
            return 0
        hopes = [0.0] * count
        for _ in range(self._worlds):
            world = sight.imagine(self._dice.next())
            for i in range(count):
                tried = world.copy()
                tried.pick(i)
                hopes[i] += tried.evaluate()[sight.seat]
        return hopes.index(max(hopes))
