"""What verbs add for bots to go by."""

from __future__ import annotations


class Outlook:
    """What a card does for a hunter; verbs add to it. hp, mp: the damage that it takes back."""

    __slots__ = ("hp", "mp")

    def __init__(self) -> None:
        self.hp: int = 0
        self.mp: int = 0
