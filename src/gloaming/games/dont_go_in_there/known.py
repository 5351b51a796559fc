"""Facts about the effects in a box, precomputed for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from gloaming.engine.content.schema import word
from gloaming.engine.rules.effects import Verb
from gloaming.games.dont_go_in_there.box import SLOTS, SPACES, Box
from gloaming.games.dont_go_in_there.outlook import NOWHERE, Outlook, Visit

SORTS: Final = 60
"""The number of hash values for the effects of card types and rooms."""


class Known:
    """Facts about the effects in a box, computed once.

    Expected ghosts: `entry` for placing a meeple, by room and space; `claim` for taking a card, by room and slot;
    `brings` for taking a card, by card type. Hashes of effects, below SORTS: `type_sort` by card type and `room_sort`
    by room. Effects with the same verbs have the same hash.
    """

    __slots__ = ("entry", "claim", "brings", "type_sort", "room_sort")

    def __init__(self, box: Box) -> None:
        self.entry: list[list[float]] = [
            [effect.expect(Visit(space, NOWHERE)) for space in range(SPACES)] for effect in box.effect
        ]
        self.claim: list[list[float]] = [
            [effect.expect(Visit(NOWHERE, slot)) for slot in range(SLOTS)] for effect in box.effect
        ]
        self.brings: list[float] = []
        for effects in box.claim:
            outlook = Outlook(1.0, 0.0)
            outlook.values = [1]
            for effect in effects:
                effect.expect(outlook)
            self.brings.append(outlook.brings)
        self.type_sort: list[int] = [_sort(card_type.effects) for card_type in box.types]
        self.room_sort: list[int] = [_sort((effect,)) for effect in box.effect]


def _sort(verbs: Sequence[Verb]) -> int:
    """Return a hash of the verbs, below SORTS. It is the same in every installation."""
    return crc32(" ".join([word(type(verb)) for verb in verbs]).encode()) % SORTS
