"""The bot to learn a game against."""

from __future__ import annotations

from typing import Final

from gloaming.bots.greedy_bot import GreedyBot
from gloaming.bots.seat_view import Bot, SeatView
from gloaming.engine.learning.policy_model import ERRS
from gloaming.engine.state.dice import Dice, seeded

CLOSE: Final = 0.05
"""So much less of a win than the best option is little, whatever the others are worth."""


def near(values: list[float]) -> list[int]:
    """Which of these values, each 0 to 1, are nearer to the best of them than to the worst, or all but equal to it."""
    best = max(values)
    enough = best - max(CLOSE, (best - min(values)) / 2)
    return [place for place in range(len(values)) if values[place] >= enough]


class EasyBot:
    """Looks one step ahead, or plays as another bot does, and errs now and then as people do.

    In one choice of three, or of as many as the game says (`PolicyModel.errs`), it takes any option that looks nearly as
    good as the best one step ahead.
    """

    __slots__ = ("_dice", "_greedy", "_plays")

    def __init__(self, seed: int, style: str = "", plays: Bot | None = None) -> None:
        self._dice: Dice = seeded(seed, "easy bot")
        self._greedy: GreedyBot = GreedyBot(1, seed, style)
        self._plays: Bot = self._greedy if plays is None else plays

    def choose(self, view: SeatView) -> int:
        """The number of an option."""
        learned = view.game.rules.learned
        if self._dice.below(ERRS if learned is None else learned.errs):
            return self._plays.choose(view)
        wanted, values = self._greedy.rate_options(view)
        places = near(values)
        return wanted[places[self._dice.below(len(places))]]
