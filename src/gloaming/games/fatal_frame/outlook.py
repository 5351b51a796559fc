"""What bots expect a card to contribute to a fight."""

from __future__ import annotations


class Outlook:
    """What a card contributes to a fight. The `expect` methods of verbs increase the fields.

    added: the amount added to each attack die; dice: the extra attack dice; helps: whether the card helps the fighting
    player.
    """

    __slots__ = ("added", "dice", "helps")

    def __init__(self) -> None:
        self.added: int = 0
        self.dice: int = 0
        self.helps: bool = False
