"""The packs that were added to a game's box (its printed content)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloaming.engine.content.pack_format import PackFormat

NO_ENTRIES: Final[Mapping[str, tuple[str, str]]] = {}


class AddedPacks:
    """The packs added to a game's box (its printed content), and the entries of the box with these packs.

    titles: the titles of the packs, in load order.
    fingerprint: a hash of all content that affects play.
    entries: maps the public id of each card or other piece to the table and id of its entry; a pack replaces the entry
    by using the same id.
    contents: for packs of a server's workshop, the name of the content of each, by which saves find it again.
    format: what packs of the game may contain; None for a game without pack support.
    """

    __slots__ = ("titles", "fingerprint", "entries", "format", "contents")

    def __init__(
        self,
        titles: Sequence[str],
        fingerprint: str,
        entries: Mapping[str, tuple[str, str]] = NO_ENTRIES,
        format: PackFormat | None = None,
    ) -> None:
        self.titles: tuple[str, ...] = tuple(titles)
        self.fingerprint: str = fingerprint
        self.entries: dict[str, tuple[str, str]] = dict(entries)
        self.format: PackFormat | None = format
        self.contents: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Return the titles, the fingerprint and the names of the contents, if there are any, as JSON data."""
        contents = {"contents": list(self.contents)} if self.contents else {}
        return {"titles": list(self.titles), "fingerprint": self.fingerprint, **contents}
