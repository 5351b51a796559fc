"""A cache of texts that tables send more than once, bounded in bytes over all tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from sys import getsizeof
from typing import Final

MOST_BYTES: Final = 32 * 2**20
"""The size of the cache."""

MOST_SHOWN: Final = 16
"""Texts of one table, for watchers who have received different events before."""


class TextCache:
    """The size of all tables' texts. Beyond MOST_BYTES, the oldest texts are dropped."""

    def __init__(self) -> None:
        self.size = 0
        self._kept: OrderedDict[tuple[UpdateCache, Hashable], int] = OrderedDict()

    def add(self, shown: UpdateCache, known: Hashable, text: str) -> None:
        """Count a text that a table caches."""
        self._kept[shown, known] = getsizeof(text)
        self.size += self._kept[shown, known]
        while self.size > MOST_BYTES:
            table, oldest = next(iter(self._kept))
            table.drop(oldest)

    def remove(self, shown: UpdateCache, known: Hashable) -> None:
        """Stop counting a text."""
        self.size -= self._kept.pop((shown, known))


class UpdateCache:
    """The cached texts of one table, by what their readers knew."""

    def __init__(self, texts: TextCache | None = None) -> None:
        self._texts = texts or TextCache()
        self._kept: dict[Hashable, str] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, known: Hashable) -> str | None:
        """Return a cached text; None: there is none."""
        return self._kept.get(known)

    def keep(self, known: Hashable, text: str) -> None:
        """Cache a text, in place of older ones if necessary."""
        while len(self._kept) >= MOST_SHOWN:
            self.drop(next(iter(self._kept)))
        self._kept[known] = text
        self._texts.add(self, known, text)

    def drop(self, known: Hashable) -> None:
        """Drop a text."""
        del self._kept[known]
        self._texts.remove(self, known)

    def clear(self) -> None:
        """Drop all texts."""
        for known in [*self._kept]:
            self.drop(known)
