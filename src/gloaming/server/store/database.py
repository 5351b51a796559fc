"""The interface of database transactions, which SQLite and PostgreSQL implement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """The result of an SQL statement."""

    @property
    def rowcount(self) -> int:
        """The number of rows that the statement has changed."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, None if there are no more."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""
        ...


class Transaction(Protocol):
    """An open database transaction."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Execute an SQL statement, in which `values` replace the question marks."""
        ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Rows:
        """Execute an SQL statement once for each row, whose values replace the question marks."""
        ...


Work = Callable[[Transaction], None]
"""A function that executes statements in a transaction."""


class StoreFault(Exception):
    """An error of the store: the store cannot be used, or it rejects a request.

    The message names the store and the reason.
    """
