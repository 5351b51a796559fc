"""What the verbs of cards and rooms are judged by, and what they add for bots to go by."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1

NO_CURSES: Final[list[int]] = []


class Outlook:
    """A seat's cards of one type, and what bots expect of the rest of the match.

    left: the share of the match still to come; ghosts: how many the seat can expect to end with; values: the Curses of
    the cards, the newest last, one at least; rival: the most Curses that another seat has on cards of the type;
    reached: whether the type's race is run. Verbs add to brings: the ghosts that come with each card at once.
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
    """What a seat does in a room: it places a meeple on a space, or takes the card of a slot; the other is NOWHERE."""

    __slots__ = ("space", "slot")

    def __init__(self, space: int, slot: int) -> None:
        self.space: int = space
        self.slot: int = slot
