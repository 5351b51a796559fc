"""Parts of sentences that cards, rooms and answers share."""

from __future__ import annotations

from typing import Final

SPACE_NAMES: Final = ("top", "2nd", "3rd", "bottom")
SLOT_NAMES: Final = ("left", "middle", "right")

ALL_OF: Final = {1: "itself", 2: "both", 3: "all three", 4: "all four", 5: "all five", 6: "all six"}


def all_of(number: int) -> str:
    """So many cards and no others: `all three`."""
    return ALL_OF.get(number, f"all {number}")
