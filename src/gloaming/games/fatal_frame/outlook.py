"""What cards contribute to a fight, for bots."""

from __future__ import annotations


class Outlook:
    """The contribution of a card to a fight. Verbs add to it.

    added: the amount added to each attack die; dice: extra attack dice; helps: whether it helps the fighting player.
    """

    __slots__ = ("added", "dice", "helps")

    def __init__(self) -> None:
        self.added: int = 0
        self.dice: int = 0
        self.helps: bool = False
