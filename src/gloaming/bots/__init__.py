"""Bots, and functions to create them. Bots play games only through the engine.

Compiled bots can be pickled: their classes are `serializable` for mypyc. mypyc 2.4 calls `__init__` of such a class
from code that is not compiled only if it also allows interpreted subclasses.
"""

from __future__ import annotations

from gloaming.bots.registry import (
    BOT_KINDS,
    BotKind,
    Endless,
    UnknownBot,
    adviser,
    bot,
    called,
    check_style,
    manner,
    play,
    search_of,
    seed_of,
    style_of,
)
from gloaming.bots.seat_view import Bot, SeatView

__all__ = [
    "BOT_KINDS",
    "Bot",
    "BotKind",
    "Endless",
    "SeatView",
    "UnknownBot",
    "adviser",
    "bot",
    "called",
    "check_style",
    "manner",
    "play",
    "search_of",
    "seed_of",
    "style_of",
]
