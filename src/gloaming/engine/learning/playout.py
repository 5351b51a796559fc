"""How a match is played on before bots judge it, in games where the next choice alone tells little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.engine.rules.machine import advance, take
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import Option, State


class Playout:
    """A light policy, and where a playout ends.

    policy(state, options): how readily each open option is taken, whole numbers above 0, from what the asked seat knows
    alone. horizon(state): a number; a playout ends when it is another than where the search began.
    """

    __slots__ = ("policy", "horizon")

    def __init__(self, *, policy: Callable[[Any, Sequence[Option]], list[int]], horizon: Callable[[Any], int]) -> None:
        self.policy: Callable[[Any, Sequence[Option]], list[int]] = policy
        self.horizon: Callable[[Any], int] = horizon

    def run(self, state: State, options: list[Option], horizon: int, dice: Dice) -> list[Option]:
        """Play on by the policy to the horizon. Returns the options open there: none when the match is over."""
        while options and self.horizon(state) == horizon:
            take(state, options[dice.weighted(self.policy(state, options))])
            options = advance(state)
        return options
