"""Bots: they know the engine, and a game only through it."""

from __future__ import annotations

from gloaming.bots.sight import Sight
from gloaming.bots.table import KINDS, Bot, BotKind, UnknownBot, bot, called, play, seed_of

__all__ = ["KINDS", "Bot", "BotKind", "Sight", "UnknownBot", "bot", "called", "play", "seed_of"]
