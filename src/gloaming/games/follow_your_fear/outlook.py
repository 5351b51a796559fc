"""What attributes of a card add for bots to go by."""

from __future__ import annotations


class Outlook:
    """What a card is for a capture; attributes add to it.

    times: what its Strength is multiplied by; guards: its Defense; travels: whether it moves a token.
    """

    __slots__ = ("times", "guards", "travels")

    def __init__(self) -> None:
        self.times: int = 1
        self.guards: int = 0
        self.travels: bool = False
