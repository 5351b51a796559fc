"""What bots expect of the rest of a match."""

from __future__ import annotations


class Outlook:
    """What the cost of a seat's cards of one type depends on besides the cards.

    left: the share of the match still to come; ghosts: how many the seat can expect to end with; rival: the most Curses
    that another seat has on cards of the type; reached: whether the type's race is run.
    """

    __slots__ = ("left", "ghosts", "rival", "reached")

    def __init__(self, left: float, ghosts: float) -> None:
        self.left: float = left
        self.ghosts: float = ghosts
        self.rival: int = 0
        self.reached: bool = False
