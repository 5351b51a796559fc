"""Play styles: goals that a bot pursues in addition to winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

SHARE: Final = 0.3
"""The default weight of a style's goal in what a bot maximizes. Winning has the remaining weight."""

REACH: Final = 50.0
"""The default reach: a bot considers options up to this many times less likely than the policy's favorite."""


class Style:
    """A goal that a bot pursues in addition to winning.

    id: one word, as in the bot spec `hard:fighter`; help: a description for players.
    score(state, seat): how well a seat meets the goal, from 0 to 1. It may read the whole state: bots call it only on
    imagined worlds.
    share: the weight of the goal in what a bot maximizes, from 0 to below 1; winning has the remaining weight.
    reach: how many times less likely than the learned policy's favorite an option may be to still be considered for the
    goal. Use a higher value if the goal needs options that the policy rarely chooses.

    Raises ValueError for a share or reach out of range.
    """

    __slots__ = ("id", "help", "score", "share", "reach")

    def __init__(
        self,
        id: str,
        help: str,
        score: Callable[[Any, int], float],
        share: float = SHARE,
        reach: float = REACH,
    ) -> None:
        if not 0.0 <= share < 1.0:
            raise ValueError(f"the share of the style '{id}' must be from 0 to below 1, not {share}")
        if reach < 1.0:
            raise ValueError(f"the reach of the style '{id}' must be 1 or more, not {reach}")
        self.id: str = id
        self.help: str = help
        self.score: Callable[[Any, int], float] = score
        self.share: float = share
        self.reach: float = reach
