"""What happened, in a form whose copy costs the same however long the match is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

Event = tuple[Any, ...]
"""What happened: a verb and whole numbers."""

LEAST: Final = 32
"""The events that make a page: fewer are copied one by one."""


class Page:
    """Events that copies share, and the pages before them. Nothing in it changes."""

    __slots__ = ("before", "events")

    def __init__(self, before: Page | None, events: tuple[Event, ...]) -> None:
        self.before: Page | None = before
        self.events: tuple[Event, ...] = events


class Log:
    """Events in order. `last` is a plain list, to append to; a copy turns it into a page once it is long enough."""

    __slots__ = ("pages", "full", "last")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.pages: Page | None = None
        self.full: int = 0
        self.last: list[Event] = list(events)

    def __len__(self) -> int:
        return self.full + len(self.last)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.since(0))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log) or len(self) != len(other):
            return False
        start = self.full if self.pages is other.pages else 0
        return self.since(start) == other.since(start)

    def append(self, event: Event) -> None:
        """One more event."""
        self.last.append(event)

    def copy(self) -> Log:
        """The same log, going its own way from here."""
        last = self.last
        if len(last) >= LEAST:
            self.pages = Page(self.pages, tuple(last))
            self.full += len(last)
            last = []
            self.last = last
        other = Log()
        other.pages = self.pages
        other.full = self.full
        other.last = last[:]
        return other

    def since(self, number: int) -> list[Event]:
        """The events from a number on; it costs what it gives, not what lies before."""
        parts: list[list[Event]] = [self.last]
        start = self.full
        page = self.pages
        while start > number and page is not None:
            parts.append(list(page.events))
            start -= len(page.events)
            page = page.before
        events: list[Event] = []
        for part in reversed(parts):
            events += part
        return events[number - start :] if number > start else events
