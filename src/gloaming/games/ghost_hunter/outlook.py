"""Totals that verbs add to, for bots."""

from __future__ import annotations


class Outlook:
    """The effect of a card on a hunter, to which verbs add. hp, mp: the damage it recovers."""

    __slots__ = ("hp", "mp")

    def __init__(self) -> None:
        self.hp: int = 0
        self.mp: int = 0
