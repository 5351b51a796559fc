"""The packs that were added to a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

NO_ENTRIES: Final[Mapping[str, tuple[str, str]]] = {}


class AddedPacks:
    """The packs of a box, and what they add.

    titles: of the packs, in their order; fingerprint: a hash of everything the rules read.

    entries: by the ids by which people and programs know an entry, its table and its own id there, by which a pack
    replaces it.
    """

    __slots__ = ("titles", "fingerprint", "entries")

    def __init__(
        self, titles: Sequence[str], fingerprint: str, entries: Mapping[str, tuple[str, str]] = NO_ENTRIES
    ) -> None:
        self.titles: tuple[str, ...] = tuple(titles)
        self.fingerprint: str = fingerprint
        self.entries: dict[str, tuple[str, str]] = dict(entries)

    def as_json(self) -> dict[str, Any]:
        """The packs as JSON data."""
        return {"titles": list(self.titles), "fingerprint": self.fingerprint}
