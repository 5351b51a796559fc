"""The easy bot, for beginners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.bots.greedy_bot import GreedyBot
from gloaming.bots.seat_view import Bot, SeatView
from gloaming.engine.learning.policy_model import ERRS
from gloaming.engine.state.dice import Dice, seeded

CLOSE: Final = 0.05
"""An option counts as close to the best if it costs at most this much win probability."""


def near(values: list[float]) -> list[int]:
    """Return the indexes of the values that are closer to the best than to the worst, or almost as good as the best.

    values: win probabilities from 0 to 1.
    """
    best = max(values)
    enough = best - max(CLOSE, (best - min(values)) / 2)
    return [place for place in range(len(values)) if values[place] >= enough]


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class EasyBot:
    """A bot that looks one step ahead, or plays like another bot, and sometimes makes a mistake.

    In one choice of three, or of as many as `PolicyModel.errs` sets, the easy bot takes a random option among those
    that look almost as good as the best one, looking one step ahead. plays: the other bot, None to look one step ahead.
    """

    __slots__ = ("_dice", "_greedy", "_plays")

    def __init__(self, seed: int, style: str = "", plays: Bot | None = None) -> None:
        self._dice: Dice = seeded(seed, "easy bot")
        self._greedy: GreedyBot = GreedyBot(1, seed, style)
        self._plays: Bot = self._greedy if plays is None else plays

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
        learned = view.game.rules.learned
        if self._dice.below(ERRS if learned is None else learned.errs):
            return self._plays.choose(view)
        wanted, values = self._greedy.rate_options(view)
        places = near(values)
        return wanted[places[self._dice.below(len(places))]]
