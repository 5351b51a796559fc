"""What attributes of a card contribute to the bots' expectations."""

from __future__ import annotations


class Outlook:
    """The use of a card for a capture; its attributes add to it.

    times: the multiplier of its Strength; guards: its Defense; travels: whether it moves a token.
    """

    __slots__ = ("times", "guards", "travels")

    def __init__(self) -> None:
        self.times: int = 1
        self.guards: int = 0
        self.travels: bool = False
