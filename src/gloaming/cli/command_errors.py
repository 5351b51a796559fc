"""The error of a command that cannot run."""

from __future__ import annotations

from gloaming.engine.errors import GloamingError


class CommandError(GloamingError):
    """The command cannot run; the message states the reason and the fix."""
