"""Gloaming: horror tabletop games, played by people, bots and programs.

>>> import gloaming
>>> list(gloaming.games())[:2]
['dont-go-in-there', 'final-girl']
>>> match = gloaming.game("dont-go-in-there").new(seats=3, seed=7)
>>> match.decision.prompt
'Place a meeple'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.errors import (
    BadContent,
    BadSetup,
    DamagedCampaign,
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
from gloaming.engine.match.decision import Decision
from gloaming.engine.match.match import Game, Match
from gloaming.engine.match.result import Result
from gloaming.engine.rules.description import Description
from gloaming.games import Shelf, game, games

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadSetup",
    "DamagedCampaign",
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
    "Shelf",
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
    """Load a save from `match.save()` and return the match. For matches with packs, use `Game.load`.

    Raises DamagedSave, WrongVersion or UnknownGame.
    """
    return Shelf().load(data)


def replay(record: Mapping[str, Any]) -> Match:
    """Replay a record from `match.record()` and return the match. For matches with packs, use `Game.replay`.

    Raises DamagedRecord, WrongVersion or UnknownGame.
    """
    return Shelf().replay(record)
