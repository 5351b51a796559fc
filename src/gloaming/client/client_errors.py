"""The errors that the client raises."""

from __future__ import annotations

from gloaming.engine.errors import GloamingError


class Unreachable(GloamingError):
    """Raised when no server answers at the address."""


class RefusedByServer(GloamingError):
    """Raised when the server refuses a request. kind: the kind of error, as in `Problem.error`."""

    def __init__(self, message: str, kind: str = "refused") -> None:
        super().__init__(message)
        self.kind = kind


class NoSuchTable(RefusedByServer):
    """Raised when the server has no table with the id, or has deleted it."""
