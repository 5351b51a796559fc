"""The error that is raised when a run cannot start or continue."""

from __future__ import annotations

from gloaming.engine.errors import GloamingError


class LabError(GloamingError):
    """Raised when a run cannot start or continue. The message states the reason and the fix."""
