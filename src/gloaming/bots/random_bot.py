"""The bot that leaves it to chance."""

from __future__ import annotations

from gloaming.bots.seat_view import SeatView
from gloaming.engine.state.dice import Dice, seeded


class RandomBot:
    """Takes any option, each as likely as the next."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice: Dice = seeded(seed, "random bot")

    def choose(self, view: SeatView) -> int:
        """The number of an option."""
        decision = view.decision
        assert decision is not None
        return self._dice.below(len(decision.options))
