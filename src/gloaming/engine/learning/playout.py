"""Playouts: how the tree search plays on before it evaluates, where one choice alone says little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.engine.rules.machine import advance, take
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import Option, State


class Playout:
    """A light playout policy, and where a playout ends.

    policy(state, options): relative weights of the open options, whole numbers above 0, from what the seat to move
    knows.
    horizon(state): a number; a playout ends when it differs from its value where the search began.
    """

    __slots__ = ("policy", "horizon")

    def __init__(self, *, policy: Callable[[Any, Sequence[Option]], list[int]], horizon: Callable[[Any], int]) -> None:
        self.policy: Callable[[Any, Sequence[Option]], list[int]] = policy
        self.horizon: Callable[[Any], int] = horizon

    def run(self, state: State, options: list[Option], horizon: int, dice: Dice) -> list[Option]:
        """Play by the policy to the horizon. Return the options there: [] when the match is over."""
        while options and self.horizon(state) == horizon:
            take(state, options[dice.weighted(self.policy(state, options))])
            options = advance(state)
        return options
