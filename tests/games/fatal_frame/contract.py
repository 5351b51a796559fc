"""What the tests of every game must know of this one."""

from __future__ import annotations

from tests.games.contract import Contract, Told

from . import photographer


def ending(told: Told) -> int:
    """Points first, and then the Shrine."""
    return photographer.wish(told["view"], told["prompt"]["options"])


CONTRACT = Contract(
    adviser="search:1000",
    great=("captured", "failed", "effect", "boss-appeared", "struck", "thrown-out", "won"),
    of_a_style=6,
    album=150,
    curious=lambda told, step: ending(told),
    ending=ending,
)
