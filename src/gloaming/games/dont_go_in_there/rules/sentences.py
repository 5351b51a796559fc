"""Names and phrases shared by the texts of cards, rooms and explanations."""

from __future__ import annotations

from typing import Final

SPACE_NAMES: Final = ("top", "2nd", "3rd", "bottom")
SLOT_NAMES: Final = ("left", "middle", "right")

ALL_OF: Final = {1: "itself", 2: "both", 3: "all three", 4: "all four", 5: "all five", 6: "all six"}


def all_of(number: int) -> str:
    """Return a phrase for all of a number of cards, such as `all three`."""
    return ALL_OF.get(number, f"all {number}")
