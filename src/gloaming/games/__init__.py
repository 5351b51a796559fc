"""The games there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from gloaming.engine.errors import UnknownGame
from gloaming.engine.game import Game

_FOLDERS = {"dont-go-in-there": "dont_go_in_there", "final-girl": "final_girl", "fatal-frame": "fatal_frame"}


def games() -> dict[str, Game]:
    """Every game, by id."""
    return {name: game(name) for name in _FOLDERS}


def game(name: str) -> Game:
    """The game of this id. Raises UnknownGame, which lists the ids there are."""
    if name not in _FOLDERS:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(_FOLDERS)}")
    return _game(name)


@cache
def _game(name: str) -> Game:
    found: Game = import_module(f"gloaming.games.{_FOLDERS[name]}").GAME
    return found
