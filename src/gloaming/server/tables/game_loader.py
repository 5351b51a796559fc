"""Load games in a thread: each takes 0.1 s or more, for which the event loop would stand still."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from gloaming import Game, Shelf
from gloaming.server.tables.table_lesson import teaching_info

_LOADED: Final[set[str]] = set()
"""Games that this process has loaded."""

_LOADING: Final = Lock()
"""Held while all games are loaded, so that they are loaded only once."""


async def load(shelf: Shelf, name: str) -> Game:
    """Return a game. Raises UnknownGame."""
    if name not in _LOADED:
        await asyncio.to_thread(_load, shelf, name)
        _LOADED.add(name)
    return shelf.game(name)


async def load_all(shelf: Shelf) -> list[Game]:
    """Return every game, with its lessons loaded."""
    return await asyncio.to_thread(_load_all, shelf)


def prepare(shelf: Shelf) -> None:
    """Load every game while the server already answers, and exempt them from garbage collection."""
    _load_all(shelf)
    gc.freeze()


def _load(shelf: Shelf, name: str) -> None:
    with _uncollected():
        shelf.game(name)


def _load_all(shelf: Shelf) -> list[Game]:
    with _LOADING, _uncollected():
        games = list(shelf.games().values())
        for game in games:
            teaching_info(game)
    _LOADED.update([game.id for game in games])
    return games


@contextmanager
def _uncollected() -> Iterator[None]:
    """Disable the garbage collector: its long passes, more frequent during loading, stop all threads."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
