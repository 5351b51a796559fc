"""What bots expect from the attributes of a card."""

from __future__ import annotations


class Outlook:
    """What bots expect from a card in a capture, besides its Strength; each attribute of the card adds to this.

    times: the factor by which the card multiplies Strength; guards: the Defense that it gives; travels: whether it
    moves a token.
    """

    __slots__ = ("times", "guards", "travels")

    def __init__(self) -> None:
        self.times: int = 1
        self.guards: int = 0
        self.travels: bool = False
