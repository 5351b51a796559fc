"""Ways to play that a bot can have beside its strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

SHARE: Final = 0.3
"""What a bot likes counts for so much of what it strives for, winning for the rest."""

REACH: Final = 50.0
"""What a learned policy takes so many times less readily than its favourite is not taken for what a bot likes."""


class Style:
    """What a bot likes beside winning.

    id: one word, as in the spec `hard:fighter`; help: how it plays, in a player's words; taste(state, seat): how much
    of what it likes a seat has, from 0 to 1. It may read the whole table: bots ask it of worlds that they imagine.
    share: how much of what a bot strives for it counts, from 0 to below 1; winning counts for the rest. reach: how many
    times less readily than its favourite a learned policy may take an option that a bot takes for what it likes: more
    where the style goes for what that policy hardly ever does. Raises ValueError for a share or a reach that is none.
    """

    __slots__ = ("id", "help", "taste", "share", "reach")

    def __init__(
        self,
        id: str,
        help: str,
        taste: Callable[[Any, int], float],
        share: float = SHARE,
        reach: float = REACH,
    ) -> None:
        if not 0.0 <= share < 1.0:
            raise ValueError(f"the style '{id}' has a share of {share}; it has to be from 0 to below 1")
        if reach < 1.0:
            raise ValueError(f"the style '{id}' has a reach of {reach}; it has to be 1 or more")
        self.id: str = id
        self.help: str = help
        self.taste: Callable[[Any, int], float] = taste
        self.share: float = share
        self.reach: float = reach
