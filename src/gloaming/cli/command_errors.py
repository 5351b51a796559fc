"""The error that is raised when a command cannot run."""

from __future__ import annotations

from gloaming.engine.errors import GloamingError


class CommandError(GloamingError):
    """Raised when a command cannot run. The message states the reason and the fix."""
