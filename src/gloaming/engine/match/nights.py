"""Declare how players choose the set-up of a match as a night, and which nights they collect."""

from __future__ import annotations

from collections.abc import Sequence


class Nights:
    """How the players of a game choose a night, and which nights they collect.

    asked: the ids of the settings that a night consists of, in the order in which players choose them; pair: the ids of
    two of these settings, whose combinations a player collects by winning, () if the game collects none.
    """

    __slots__ = ("asked", "pair")

    def __init__(self, asked: Sequence[str] = (), pair: Sequence[str] = ()) -> None:
        self.asked: tuple[str, ...] = tuple(asked)
        self.pair: tuple[str, ...] = tuple(pair)
