"""Ways to play that a bot can have beside its strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

SHARE: Final = 0.3
"""What a bot likes counts for so much of what it strives for, winning for the rest."""


class Style:
    """What a bot likes beside winning.

    id: one word, as in the spec `hard:fighter`; help: how it plays, in a player's words; taste(state, seat): how much
    of what it likes a seat has, from 0 to 1. It may read the whole table: bots ask it of worlds that they imagine.
    share: how much of what a bot strives for it counts, from 0 to 1; winning counts for the rest.
    """

    __slots__ = ("id", "help", "taste", "share")

    def __init__(self, id: str, help: str, taste: Callable[[Any, int], float], share: float = SHARE) -> None:
        self.id: str = id
        self.help: str = help
        self.taste: Callable[[Any, int], float] = taste
        self.share: float = share
