"""The runner: plays work units, or any other independent pieces of work, in chunks with an engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from textwrap import shorten
from time import perf_counter
from typing import Final, Generic, TypeVar

from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.engines.local import LocalEngine
from gloaming.lab.runs.row_store import RowStore
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.work_units import Unit

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

MOST_NOTED: Final = 400
"""The number of characters of an item that the note of an error has at most."""

Play = Callable[[Unit], Row]
"""Plays a unit and returns what is recorded of it, without the columns of the unit.

It must be picklable and pure; a game's variants, packs and weights travel in it, once per worker.
"""


def run(
    units: Sequence[Unit],
    play: Play,
    *,
    engine: Engine | None = None,
    store: RowStore | None = None,
    progress: Callable[[int], object] | None = None,
) -> Iterator[Row]:
    """Play units, and yield the row of each, in their order: the columns of the unit, then what `play` returns.

    units: may also compute its items on access, if it is too long for a list. engine: by default, this process.
    store: keeps the rows; units whose rows it has are not played again. progress: called with the number of units that
    have been finished since the last call. Stopping the iteration also stops the engine and saves the finished chunks.
    Raises what `play` raises.
    """
    kept = 0 if store is None else store.resume(units)
    if store is not None and kept:
        if progress is not None:
            progress(kept)
        yield from store.rows(kept)
    try:
        for rows in map_chunks(_PlayUnit(play), units, engine, first=kept):
            if store is not None:
                store.append(rows)
            if progress is not None:
                progress(len(rows))
            yield from rows
        if store is not None:
            store.finish()
    finally:
        if store is not None:
            store.flush()


def map_items(
    function: Callable[[Item], Outcome], items: Sequence[Item], engine: Engine | None = None
) -> Iterator[Outcome]:
    """Apply a function to each item, and yield the outcomes in the order of the items.

    function: picklable and pure, like `Play`. Raises what it raises, with a note of the item.
    """
    for outcomes in map_chunks(function, items, engine):
        yield from outcomes


def map_chunks(
    function: Callable[[Item], Outcome], items: Sequence[Item], engine: Engine | None = None, first: int = 0
) -> Iterator[list[Outcome]]:
    """Apply a function to each item from number `first`, and yield the outcomes of each chunk, in order.

    The size of chunks adapts to the measured speed, so that each takes `engine.chunk_seconds`, and less at the end, so
    that all workers finish together.
    """
    engine = LocalEngine() if engine is None else engine
    chunks = _Chunks(items, first, engine)
    for outcomes, seconds in engine.map(_PlayChunk(function), chunks):
        chunks.adapt(len(outcomes), seconds)
        yield outcomes


class _Chunks(Generic[Item]):
    """An iterator over chunks of items."""

    def __init__(self, items: Sequence[Item], first: int, engine: Engine) -> None:
        self._items, self._next, self._engine = items, first, engine
        self._size = 1

    def adapt(self, count: int, seconds: float) -> None:
        """Choose the size of the next chunks. count: the number of items that were done in this many seconds."""
        self._size = max(1, min(2 * count, int(count * self._engine.chunk_seconds / max(seconds, 1e-6))))

    def __iter__(self) -> Iterator[list[Item]]:
        return self

    def __next__(self) -> list[Item]:
        left = len(self._items) - self._next
        if left <= 0:
            raise StopIteration
        size = max(1, min(self._size, left // (2 * self._engine.workers)))
        first, self._next = self._next, self._next + min(size, left)
        return [self._items[number] for number in range(first, self._next)]


class _PlayUnit:
    """Plays a unit, and returns its whole row."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def __call__(self, unit: Unit) -> Row:
        return {**unit.as_row(), **self._play(unit)}


class _PlayChunk(Generic[Item, Outcome]):
    """Applies a function to each item of a chunk, and returns the outcomes and the seconds that it took."""

    def __init__(self, function: Callable[[Item], Outcome]) -> None:
        self._function = function

    def __call__(self, chunk: list[Item]) -> tuple[list[Outcome], float]:
        began = perf_counter()
        outcomes = [self._apply(item) for item in chunk]
        return outcomes, perf_counter() - began

    def _apply(self, item: Item) -> Outcome:
        try:
            return self._function(item)
        except Exception as error:
            error.add_note(f"while playing {shorten(repr(item), MOST_NOTED, placeholder=' ...')}")
            raise
