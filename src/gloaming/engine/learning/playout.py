"""Playouts, with which the tree search plays on before it evaluates a position.

They are for games in which the position after a single choice says little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.engine.rules.machine import advance, take
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import Option, State


class Playout:
    """A fast playout policy, and the condition that ends a playout.

    policy(state, options): return the relative weight of each open option, a whole number above 0, from what the seat
    to move knows.
    horizon(state): return a number, such as that of the turn; a playout ends when this number differs from its value at
    the start of the search.
    """

    __slots__ = ("policy", "horizon")

    def __init__(self, *, policy: Callable[[Any, Sequence[Option]], list[int]], horizon: Callable[[Any], int]) -> None:
        self.policy: Callable[[Any, Sequence[Option]], list[int]] = policy
        self.horizon: Callable[[Any], int] = horizon

    def run(self, state: State, options: list[Option], horizon: int, dice: Dice) -> list[Option]:
        """Play by the policy until the horizon changes.

        Return the options of the open question; [] when the match is over.
        horizon: the value of `horizon(state)` at the start of the search.
        """
        while options and self.horizon(state) == horizon:
            take(state, options[dice.weighted(self.policy(state, options))])
            options = advance(state)
        return options
