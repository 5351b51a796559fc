"""Gloaming: horror tabletop games, played by people, bots and programs.

>>> import gloaming
>>> sorted(gloaming.games())
['dont-go-in-there', 'fatal-frame', 'final-girl']
>>> match = gloaming.game("dont-go-in-there").new(seats=3, seed=7)
>>> match.decision.prompt
'Place a meeple'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine import match as _match
from gloaming.engine.errors import (
    BadContent,
    BadSetup,
    DamagedRecord,
    DamagedSave,
    EndlessRules,
    GloamingError,
    IllegalChoice,
    NoRecord,
    RulesFault,
    UnknownGame,
    UnknownRule,
    UnknownSeat,
    WrongVersion,
)
from gloaming.engine.game import Description, Game, Result
from gloaming.engine.match import Decision, Match
from gloaming.games import game, games

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadSetup",
    "DamagedRecord",
    "DamagedSave",
    "Decision",
    "Description",
    "EndlessRules",
    "Game",
    "GloamingError",
    "IllegalChoice",
    "Match",
    "NoRecord",
    "Result",
    "RulesFault",
    "UnknownGame",
    "UnknownRule",
    "UnknownSeat",
    "WrongVersion",
    "game",
    "games",
    "load",
    "replay",
]


def load(data: Mapping[str, Any]) -> Match:
    """The match that `match.save()` gave. Raises DamagedSave or UnknownGame."""
    if not isinstance(data, Mapping) or data.get("format") != "gloaming-save-1":
        raise DamagedSave("this is not a save: it lacks the mark 'format': 'gloaming-save-1'")
    return _match.load(_game_of(data, DamagedSave), data)


def replay(record: Mapping[str, Any]) -> Match:
    """The match of what `match.record()` gave. Raises DamagedRecord, WrongVersion or UnknownGame."""
    if not isinstance(record, Mapping) or record.get("format") != "gloaming-record-1":
        raise DamagedRecord("this is not a record: it lacks the mark 'format': 'gloaming-record-1'")
    return _match.replay(_game_of(record, DamagedRecord), record)


def _game_of(data: Mapping[str, Any], damaged: type[GloamingError]) -> Game:
    name = data.get("game")
    if not isinstance(name, str):
        raise damaged(f"it names no game: 'game' is {name!r}")
    return game(name)
