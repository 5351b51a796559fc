"""Ways to play that a bot can have beside its strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Style:
    """What a bot likes beside winning.

    id: one word, as in the spec `hard:fighter`; help: how it plays, in a player's words; taste(state, seat): how much
    of what it likes a seat has, from 0 to 1. It may read the whole table: bots ask it of worlds that they imagine.
    """

    __slots__ = ("id", "help", "taste")

    def __init__(self, id: str, help: str, taste: Callable[[Any, int], float]) -> None:
        self.id: str = id
        self.help: str = help
        self.taste: Callable[[Any, int], float] = taste
