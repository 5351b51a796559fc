"""Spaces of Gymnasium for observations and numbered options, of one match or of many."""

from __future__ import annotations

from typing import Any, TypeAlias

import gymnasium as gym
import numpy as np

from gloaming import Game

Masks: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]
Actions: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class LegalDiscrete(gym.spaces.Discrete[np.int64]):
    """The numbers of a game's options. Without a mask, `sample` draws from the options that are open now.

    legal: the numbers of the open options; while it is empty, `sample` draws from all numbers.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random number. The parameters are those of `gymnasium.spaces.Discrete.sample`."""
        if mask is None and probability is None and self.legal:
            return np.int64(self.legal[self.np_random.integers(len(self.legal))])
        drawn: np.int64 = super().sample(mask, probability)
        return drawn


class LegalMultiDiscrete(gym.spaces.MultiDiscrete):
    """The numbers of the options of many matches. Without a mask, `sample` draws from the options that are open now.

    masks: the action masks, a row for each match; None before the first reset.
    """

    def __init__(self, size: int, matches: int) -> None:
        super().__init__([size] * matches)
        self.masks: Masks | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return random numbers. The parameters are those of `gymnasium.spaces.MultiDiscrete.sample`."""
        if mask is not None or probability is not None or self.masks is None:
            return super().sample(mask, probability)
        drawn: Actions = np.zeros(len(self.nvec), dtype=np.int64)
        for number, row in enumerate(self.masks):
            legal = np.flatnonzero(row)
            if len(legal):
                drawn[number] = legal[self.np_random.integers(len(legal))]
        return drawn


def observation_space(game: Game) -> gym.spaces.Dict:
    """Return the space of the observations of one match: the vector of `game.observation`, and an action mask."""
    high = np.frombuffer(game.observation.high, dtype=np.uint8).copy()
    return gym.spaces.Dict(
        {
            "observation": gym.spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": gym.spaces.Box(0, 1, (game.actions.size,), dtype=np.int8),
        }
    )
