"""The situation in which bots value the verbs of cards and rooms."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1

NO_CURSES: Final[list[int]] = []


class Outlook:
    """A seat's cards of one type, and the expected rest of the match.

    left: the remaining share of the match; ghosts: expected ghosts of the seat at the end; values: the Curses of the
    cards, newest last, at least one; rival: the most Curses of another seat on cards of the type; reached: whether the
    once-per-match effect of the type has been used. Verbs add the immediate ghosts of each card to `brings`.
    """

    __slots__ = ("left", "ghosts", "values", "rival", "reached", "brings")

    def __init__(self, left: float, ghosts: float) -> None:
        self.left: float = left
        self.ghosts: float = ghosts
        self.values: list[int] = NO_CURSES
        self.rival: int = 0
        self.reached: bool = False
        self.brings: float = 0.0


class Visit:
    """An action in a room: a meeple on a space, or taking the card of a slot. The unused field is NOWHERE."""

    __slots__ = ("space", "slot")

    def __init__(self, space: int, slot: int) -> None:
        self.space: int = space
        self.slot: int = slot
