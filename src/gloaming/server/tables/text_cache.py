"""Texts that tables keep to send them again, bounded in bytes over all tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from sys import getsizeof
from typing import Final

MOST_BYTES: Final = 32 * 2**20
"""Of all texts that a server keeps."""

MOST_SHOWN: Final = 16
"""Texts that a table keeps, for watchers who were told different things before."""


class TextCache:
    """The texts of all tables: beyond MOST_BYTES, those that were kept first go first."""

    def __init__(self) -> None:
        self.size = 0
        self._kept: OrderedDict[tuple[UpdateCache, Hashable], int] = OrderedDict()

    def add(self, shown: UpdateCache, known: Hashable, text: str) -> None:
        """Count a text that a table keeps."""
        self._kept[shown, known] = getsizeof(text)
        self.size += self._kept[shown, known]
        while self.size > MOST_BYTES:
            table, oldest = next(iter(self._kept))
            table.drop(oldest)

    def remove(self, shown: UpdateCache, known: Hashable) -> None:
        """Count it no more."""
        self.size -= self._kept.pop((shown, known))


class UpdateCache:
    """The texts of one table, by what their readers knew."""

    def __init__(self, texts: TextCache | None = None) -> None:
        self._texts = texts or TextCache()
        self._kept: dict[Hashable, str] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, known: Hashable) -> str | None:
        """A text that is kept; None: it is not."""
        return self._kept.get(known)

    def keep(self, known: Hashable, text: str) -> None:
        """Keep a text, if there is room for it."""
        while len(self._kept) >= MOST_SHOWN:
            self.drop(next(iter(self._kept)))
        self._kept[known] = text
        self._texts.add(self, known, text)

    def drop(self, known: Hashable) -> None:
        """Keep a text no longer."""
        del self._kept[known]
        self._texts.remove(self, known)

    def clear(self) -> None:
        """Keep none."""
        for known in [*self._kept]:
            self.drop(known)
