"""The random bot."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gloaming.bots.seat_view import SeatView
from gloaming.engine.state.dice import Dice, seeded


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class RandomBot:
    """A bot that takes a random option; all options are equally likely."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice: Dice = seeded(seed, "random bot")

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
        decision = view.decision
        assert decision is not None
        return self._dice.below(len(decision.options))
