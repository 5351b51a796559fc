"""What work in a store is given, whichever store it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement came to."""

    @property
    def rowcount(self) -> int:
        """Rows that it has changed."""
        ...

    def fetchone(self) -> Any:
        """The next row; None: there is none."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows."""
        ...


class Base(Protocol):
    """A database in the middle of a transaction. Values go where the statement has question marks."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Do a statement."""
        ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Rows:
        """Do a statement for each row of values."""
        ...


Work = Callable[[Base], None]


class StoreFault(Exception):
    """The store cannot be used: which one, and why."""
