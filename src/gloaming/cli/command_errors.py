"""The error of a command that cannot do what was asked."""

from __future__ import annotations

from gloaming.engine.errors import GloamingError


class CommandError(GloamingError):
    """The command cannot do what was asked; the message says why and what would be right."""
