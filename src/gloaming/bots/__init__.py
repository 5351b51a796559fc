"""Bots, and functions to create them. Bots play games only through the engine."""

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
