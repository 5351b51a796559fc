"""Logs of events and choices that can be copied in constant time, however long the match is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

Event = tuple[Any, ...]
"""An event: a verb and whole numbers."""

LEAST: Final = 32
"""The minimum number of entries of a page. Shorter logs are copied entry by entry."""


class Page:
    """A page of log entries that copies of a log share, linked to the page before it. Immutable.

    full: the number of entries (in an EventLog, of events) on all earlier pages.
    """

    __slots__ = ("before", "full", "entries")

    def __init__(self, before: Page | None, full: int, entries: tuple[Any, ...]) -> None:
        self.before: Page | None = before
        self.full: int = full
        self.entries: tuple[Any, ...] = entries


def pages_since(page: Page | None, number: int) -> tuple[int, list[Any]]:
    """Return how many entries precede the page with entry `number`, and the entries from that page to the last.

    page: the last page of the log.
    """
    pages: list[Page] = []
    start = 0
    while page is not None:
        start = page.full
        pages.append(page)
        if start <= number:
            break
        page = page.before
    entries: list[Any] = []
    for later in reversed(pages):
        entries.extend(later.entries)
    return start, entries


class Log:
    """A list of entries in order.

    `last` is a plain list to append to; `copy` turns it into a page once it is long enough.
    """

    __slots__ = ("pages", "full", "last")

    def __init__(self, entries: Iterable[Any] = ()) -> None:
        self.pages: Page | None = None
        self.full: int = 0
        self.last: list[Any] = list(entries)

    def __len__(self) -> int:
        return self.full + len(self.last)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.since(0))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log) or len(self) != len(other):
            return False
        start = self.full if self.pages is other.pages else 0
        return self.since(start) == other.since(start)

    def append(self, entry: Any) -> None:
        """Append an entry to the log."""
        self.last.append(entry)

    def copy(self) -> Log:
        """Return an independent copy of the log."""
        last = self.last
        if len(last) >= LEAST:
            self.pages = Page(self.pages, self.full, tuple(last))
            self.full += len(last)
            last = []
            self.last = last
        other = Log()
        other.pages = self.pages
        other.full = self.full
        other.last = last[:]
        return other

    def since(self, number: int) -> list[Any]:
        """Return the entries from index `number` to the end, in time proportional to their count."""
        if number >= self.full:
            return self.last[number - self.full :]
        start, entries = pages_since(self.pages, number)
        entries.extend(self.last)
        return entries[max(number - start, 0) :]


class EventLog(Log):
    """A log of events. `last` is a flat list: each event is written as its verb followed by its numbers.

    recent: the number of events in `last`; full: the number of events before those; LEAST counts words and numbers.
    lost: how many events came before the first that is kept; only later events can be read.

    One tuple per event would trigger Python's garbage collector more often, because it counts container objects; one
    list is one container.
    """

    __slots__ = ("recent", "lost")

    def __init__(self, lost: int = 0) -> None:
        Log.__init__(self)
        self.full = lost
        self.recent: int = 0
        self.lost: int = lost

    def __len__(self) -> int:
        return self.full + self.recent

    def append(self, event: Event) -> None:
        """Append an event to the log."""
        self.recent += 1
        self.last.extend(event)

    def turn(self) -> None:
        """Turn `last` into a page once it is long enough, so that later reads go page by page."""
        last = self.last
        if len(last) >= LEAST:
            self.pages = Page(self.pages, self.full, tuple(last))
            self.full += self.recent
            self.recent = 0
            self.last = []

    def copy(self) -> EventLog:
        """Return an independent copy of the log."""
        self.turn()
        last = self.last
        other = EventLog(self.lost)
        other.pages = self.pages
        other.full = self.full
        other.recent = self.recent
        other.last = last[:]
        return other

    def since(self, number: int) -> list[Event]:
        """Return the events from index `number` to the end, in time proportional to their count."""
        last = self.last
        if number >= self.full:
            place = len(last)
            for _ in range(self.full + self.recent - number):
                place -= 1
                while not isinstance(last[place], str):
                    place -= 1
            return _events(last[place:])
        start, entries = pages_since(self.pages, number)
        entries.extend(last)
        return _events(entries)[max(number - start, 0) :]

    def between(self, number: int, end: int) -> list[Event]:
        """Return the events from index `number` up to, but not including, `end`.

        This takes time proportional to the number of these events plus the number of later pages.
        """
        if end >= self.full + self.recent:
            return self.since(number)
        pages: list[Page] = []
        start = self.full
        page = self.pages
        while start > number and page is not None:
            start = page.full
            if start < end:
                pages.append(page)
            page = page.before
        entries: list[Any] = []
        for later in reversed(pages):
            entries.extend(later.entries)
        if end > self.full:
            entries.extend(self.last)
        return _events(entries)[max(number - start, 0) : max(end - start, 0)]


def log0(log: EventLog, verb: str) -> None:
    """Log an event that is a verb without numbers. The generated logging functions call this and `log1` to `log5`."""
    log.recent += 1
    last = log.last
    last.append(verb)


def log1(log: EventLog, verb: str, first: int) -> None:
    """Log an event with one number."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)


def log2(log: EventLog, verb: str, first: int, second: int) -> None:
    """Log an event with two numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)


def log3(log: EventLog, verb: str, first: int, second: int, third: int) -> None:
    """Log an event with three numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)
    last.append(third)


def log4(log: EventLog, verb: str, first: int, second: int, third: int, fourth: int) -> None:
    """Log an event with four numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)
    last.append(third)
    last.append(fourth)


def log5(log: EventLog, verb: str, first: int, second: int, third: int, fourth: int, fifth: int) -> None:
    """Log an event with five numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)
    last.append(third)
    last.append(fourth)
    last.append(fifth)


def _events(entries: list[Any]) -> list[Event]:
    """Split a flat list of verbs and numbers into events."""
    events: list[Event] = []
    first = 0
    for place in range(1, len(entries)):
        if isinstance(entries[place], str):
            events.append(tuple(entries[first:place]))
            first = place
    if entries:
        events.append(tuple(entries[first:]))
    return events
