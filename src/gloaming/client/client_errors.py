"""The errors of the client."""

from __future__ import annotations

from gloaming.engine.errors import GloamingError


class Unreachable(GloamingError):
    """No server answers at the address."""


class RefusedByServer(GloamingError):
    """The server refused a request. kind: the kind of error, as in Problem.error."""

    def __init__(self, message: str, kind: str = "refused") -> None:
        super().__init__(message)
        self.kind = kind


class NoSuchTable(RefusedByServer):
    """The server has no such table, or deleted it."""
