"""Name the copies of a card: each copy has its own id."""

from __future__ import annotations

from string import ascii_lowercase


def copy_ids(id: str, copies: int) -> list[str]:
    """Return the ids of the copies of an entry, at most 26: `seeker`, `seeker-b`, `seeker-c`.

    Changing the number of copies does not change the ids of the remaining copies.
    """
    return [id, *[f"{id}-{ascii_lowercase[copy]}" for copy in range(1, copies)]]
