"""What the verbs of cards add for bots to go by."""

from __future__ import annotations


class Outlook:
    """What a card gives in a fight; verbs add to it.

    added: to each attack die; dice: more of them; helps: whether it helps who fights.
    """

    __slots__ = ("added", "dice", "helps")

    def __init__(self) -> None:
        self.added: int = 0
        self.dice: int = 0
        self.helps: bool = False
