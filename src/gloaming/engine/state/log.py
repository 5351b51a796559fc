"""What happened and what was chosen, in a form whose copy costs the same however long the match is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

Event = tuple[Any, ...]
"""What happened: a verb and whole numbers."""

LEAST: Final = 32
"""The entries that make a page: fewer are copied one by one."""


class Page:
    """Entries that copies share, and the pages before them. Nothing in it changes.

    full: how many entries, or events, lie in the pages before.
    """

    __slots__ = ("before", "full", "entries")

    def __init__(self, before: Page | None, full: int, entries: tuple[Any, ...]) -> None:
        self.before: Page | None = before
        self.full: int = full
        self.entries: tuple[Any, ...] = entries


def pages_since(page: Page | None, number: int) -> tuple[int, list[Any]]:
    """The entries of the pages from that on which holds a number, and how many lie in those before them."""
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
    """Entries in order. `last` is a plain list, to append to; a copy turns it into a page once it is long enough."""

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
        """One more."""
        self.last.append(entry)

    def copy(self) -> Log:
        """The same log, going its own way from here."""
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
        """The entries from a number on; it costs what it gives, not what lies before."""
        if number >= self.full:
            return self.last[number - self.full :]
        start, entries = pages_since(self.pages, number)
        entries.extend(self.last)
        return entries[max(number - start, 0) :]


class EventLog(Log):
    """Events in order, each written into `last` as its verb and then its numbers; `recent` counts the events there.

    `full` counts events, too, while LEAST is of words and numbers. A tuple for each event would make Python's collector
    of garbage run more often: it does so by how many things that hold others were made, and one list is one of them.
    lost: how many events came before the first that is kept; only later ones may be asked for.
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
        """One more."""
        self.recent += 1
        self.last.extend(event)

    def turn(self) -> None:
        """Turn `last` into a page once it is long enough: what is asked for later is found page by page."""
        last = self.last
        if len(last) >= LEAST:
            self.pages = Page(self.pages, self.full, tuple(last))
            self.full += self.recent
            self.recent = 0
            self.last = []

    def copy(self) -> EventLog:
        """The same log, going its own way from here."""
        self.turn()
        last = self.last
        other = EventLog(self.lost)
        other.pages = self.pages
        other.full = self.full
        other.recent = self.recent
        other.last = last[:]
        return other

    def since(self, number: int) -> list[Event]:
        """The events from a number on; it costs what it gives, not what lies before."""
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
        """The events from a number on and before another: it costs what it gives, and a step for each later page."""
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
    """Log an event without numbers. Called by the generated functions, as are `log1` to `log5`."""
    log.recent += 1
    last = log.last
    last.append(verb)


def log1(log: EventLog, verb: str, first: int) -> None:
    """Log an event of one number."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)


def log2(log: EventLog, verb: str, first: int, second: int) -> None:
    """Log an event of two numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)


def log3(log: EventLog, verb: str, first: int, second: int, third: int) -> None:
    """Log an event of three numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)
    last.append(third)


def log4(log: EventLog, verb: str, first: int, second: int, third: int, fourth: int) -> None:
    """Log an event of four numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)
    last.append(third)
    last.append(fourth)


def log5(log: EventLog, verb: str, first: int, second: int, third: int, fourth: int, fifth: int) -> None:
    """Log an event of five numbers."""
    log.recent += 1
    last = log.last
    last.append(verb)
    last.append(first)
    last.append(second)
    last.append(third)
    last.append(fourth)
    last.append(fifth)


def _events(entries: list[Any]) -> list[Event]:
    """The events that were written one after another."""
    events: list[Event] = []
    first = 0
    for place in range(1, len(entries)):
        if isinstance(entries[place], str):
            events.append(tuple(entries[first:place]))
            first = place
    if entries:
        events.append(tuple(entries[first:]))
    return events
