"""A cache of the updates that tables send to several watchers, with one size limit for all tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from sys import getsizeof
from typing import Final

MOST_BYTES: Final = 32 * 2**20
"""The maximum size of the cached updates of all tables, in bytes."""

MOST_SHOWN: Final = 16
"""The maximum number of cached updates of one table. They differ in the seat and in the events already received."""


class TextCache:
    """The size limit for the cached updates of all tables. Beyond MOST_BYTES, the oldest updates are removed."""

    def __init__(self) -> None:
        self.size = 0
        self._kept: OrderedDict[tuple[UpdateCache, Hashable], int] = OrderedDict()

    def add(self, shown: UpdateCache, known: Hashable, text: str) -> None:
        """Count the size of an update that a table caches, and remove the oldest updates if the limit is exceeded."""
        self._kept[shown, known] = getsizeof(text)
        self.size += self._kept[shown, known]
        while self.size > MOST_BYTES:
            table, oldest = next(iter(self._kept))
            table.drop(oldest)

    def remove(self, shown: UpdateCache, known: Hashable) -> None:
        """Subtract the size of an update that a table no longer caches."""
        self.size -= self._kept.pop((shown, known))


class UpdateCache:
    """The cached updates of one table, as JSON. The key says what the receivers may see and have already received."""

    def __init__(self, texts: TextCache | None = None) -> None:
        self._texts = texts or TextCache()
        self._kept: dict[Hashable, str] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, known: Hashable) -> str | None:
        """Return the cached update with a key, None if there is none."""
        return self._kept.get(known)

    def keep(self, known: Hashable, text: str) -> None:
        """Cache an update, and remove the oldest updates if there are too many."""
        while len(self._kept) >= MOST_SHOWN:
            self.drop(next(iter(self._kept)))
        self._kept[known] = text
        self._texts.add(self, known, text)

    def drop(self, known: Hashable) -> None:
        """Remove the update with a key from the cache."""
        del self._kept[known]
        self._texts.remove(self, known)

    def clear(self) -> None:
        """Remove all updates of the table from the cache."""
        for known in [*self._kept]:
            self.drop(known)
