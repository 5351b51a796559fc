"""The interface of a database transaction, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """Rows that the statement has changed."""
        ...

    def fetchone(self) -> Any:
        """Return the next row; None: there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows."""
        ...


class Transaction(Protocol):
    """An open transaction. Values replace the question marks of a statement."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Execute a statement."""
        ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Rows:
        """Execute a statement for each row of values."""
        ...


Work = Callable[[Transaction], None]
"""Statements to execute in one transaction."""


class StoreFault(Exception):
    """The store cannot be used. The message names it and says why."""
