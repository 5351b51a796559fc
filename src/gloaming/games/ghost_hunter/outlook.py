"""The expected healing of a card, for bots."""

from __future__ import annotations


class Outlook:
    """The healing expected from a card, to which each of its effects adds. hp, mp: the HP or MP that it lets a hunter
    recover.
    """

    __slots__ = ("hp", "mp")

    def __init__(self) -> None:
        self.hp: int = 0
        self.mp: int = 0
