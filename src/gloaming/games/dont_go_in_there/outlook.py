"""The situations in which bots value the effects of cards and rooms."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1

NO_CURSES: Final[list[int]] = []


class Outlook:
    """The situation in which a bot values a card type: a seat's cards of the type, and the expected rest of the match.

    left: the share of the match that is left; ghosts: the expected ghosts of the seat at the end; values: the Curses of
    the seat's cards of the type (at least one card, the newest last); rival: the highest total of Curses that another
    seat has on cards of the type; reached: whether the once-per-match effect of the type has been used; brings: the
    ghosts taken with each card, which the effects of the type add up.
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
    """A visit to a room: placing a meeple on a space, or taking the card in a slot. The unused field is NOWHERE."""

    __slots__ = ("space", "slot")

    def __init__(self, space: int, slot: int) -> None:
        self.space: int = space
        self.slot: int = slot
