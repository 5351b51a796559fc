"""The packs that were added to a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

NO_ENTRIES: Final[Mapping[str, tuple[str, str]]] = {}


class AddedPacks:
    """The packs added to a box, and the entries that they contain.

    titles: the titles of the packs, in load order; fingerprint: a hash of everything that the rules read.

    entries: maps each public id of an entry to its table and its id in that table (the id by which a pack replaces it).
    """

    __slots__ = ("titles", "fingerprint", "entries")

    def __init__(
        self, titles: Sequence[str], fingerprint: str, entries: Mapping[str, tuple[str, str]] = NO_ENTRIES
    ) -> None:
        self.titles: tuple[str, ...] = tuple(titles)
        self.fingerprint: str = fingerprint
        self.entries: dict[str, tuple[str, str]] = dict(entries)

    def as_json(self) -> dict[str, Any]:
        """Return titles and fingerprint as JSON data."""
        return {"titles": list(self.titles), "fingerprint": self.fingerprint}
