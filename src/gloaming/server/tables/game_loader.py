"""Load games in a thread, because each takes 0.1 s or more, during which the event loop would be blocked."""

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
"""The ids of the games that this process has loaded."""

_LOADING: Final = Lock()
"""The lock held while all games are loaded, so that only one thread loads them."""


async def load(shelf: Shelf, name: str) -> Game:
    """Return the game with an id, loading it in a thread if necessary. Raises UnknownGame."""
    if name not in _LOADED:
        await asyncio.to_thread(_load, shelf, name)
        _LOADED.add(name)
    return shelf.game(name)


async def load_all(shelf: Shelf) -> list[Game]:
    """Return all games, after loading them and their lessons in a thread."""
    return await asyncio.to_thread(_load_all, shelf)


def prepare(shelf: Shelf) -> None:
    """Load all games while the server already answers requests, and exempt them from garbage collection."""
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
    """Disable the garbage collector while games are loaded, because its long passes would stop all threads."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
