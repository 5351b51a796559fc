"""The greedy bot: looks one step ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.bots.seat_view import SeatView
from gloaming.bots.style import liked
from gloaming.engine.state.dice import Dice, seeded

HARDLY: Final = 50
"""The greedy bot skips an option that the playout policy takes this many times less often than its favorite."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class GreedyBot:
    """A bot that tries each option in a few imagined worlds and takes the one with the best evaluation.

    In games with a playout policy, the greedy bot skips options that the policy rules out. worlds: the number of
    imagined worlds; style: the id of a style, "" for none.
    """

    __slots__ = ("_dice", "_worlds", "_style")

    def __init__(self, worlds: int, seed: int, style: str = "") -> None:
        self._dice: Dice = seeded(seed, "greedy bot")
        self._worlds: int = worlds
        self._style: str = style

    def choose(self, view: SeatView) -> int:
        """Return the index of the chosen option of the seat's open question."""
        wanted, values = self.rate_options(view)
        return wanted[values.index(max(values))]

    def rate_options(self, view: SeatView) -> tuple[list[int], list[float]]:
        """Return the indexes of the options worth trying, and for each one the seat's value after it, from 0 to 1.

        If only one option is worth trying, it is not tried, and its value is 0.
        """
        decision = view.decision
        assert decision is not None
        count = len(decision.options)
        if count == 1:
            return [0], [0.0]
        world = view.imagine(self._dice.next())
        weights = world.policy_weights()
        least = max(weights) // HARDLY if weights else 0
        wanted = [i for i in range(count) if not weights or weights[i] >= least]
        values = [0.0] * len(wanted)
        if len(wanted) == 1:
            return wanted, values
        teams = world.teams()
        for number in range(self._worlds):
            if number:
                world = view.imagine(self._dice.next())
            for place in range(len(wanted)):
                tried = world.copy()
                tried.pick(wanted[place])
                value = tried.value_for_team(tried.evaluate(), teams)[view.seat]
                values[place] += liked(tried, view.seat, value, self._style) / self._worlds
        return wanted, values
