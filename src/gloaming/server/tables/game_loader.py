"""Load games in a thread: to load one takes 0.1 s and more, in which the event loop would answer nobody."""

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
"""Games that this process has loaded: to get one of them takes no time."""

_LOADING: Final = Lock()
"""Held while all games are loaded: the second who wants them waits for the first, and has nothing left to do."""


async def load(shelf: Shelf, name: str) -> Game:
    """Return a game. Raises UnknownGame."""
    if name not in _LOADED:
        await asyncio.to_thread(_load, shelf, name)
        _LOADED.add(name)
    return shelf.game(name)


async def load_all(shelf: Shelf) -> list[Game]:
    """Return every game, what it teaches loaded, too."""
    return await asyncio.to_thread(_load_all, shelf)


def prepare(shelf: Shelf) -> None:
    """Load every game while a server already answers; the garbage collector never goes through them again."""
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
    """Keep the garbage collector off: its long passes, more frequent while much is made, stop all threads."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
