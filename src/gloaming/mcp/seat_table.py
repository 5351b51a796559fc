"""A seat at a table, local or at a server: what the tools can read and do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gloaming import Game
from gloaming.engine.errors import GloamingError


class TableRefusal(GloamingError):
    """Raised when a table cannot do what a tool asks. The message says what was wrong and what to do instead."""


@dataclass(frozen=True)
class TableOption:
    """An option of a question.

    likely: the option's cost or likely outcome; odds: the odds of its dice; "" for none. pieces: the ids of the pieces
    that the option uses. continues: whether the option only continues, as passing does.
    """

    label: str
    likely: str
    odds: str
    pieces: Sequence[str]
    continues: bool = False


@dataclass(frozen=True)
class TableQuestion:
    """The open question to the seat.

    id: the number with which the question is answered, never used twice at a table; rule: the id of the clause behind
    the question; topic: the subject of the clause.
    """

    id: int
    text: str
    rule: str
    topic: str
    options: Sequence[TableOption]


class SeatTable(ABC):
    """One seat at a table. Everything that it returns is known to this seat.

    id: the name of the table for the tools.
    """

    def __init__(self, id: str) -> None:
        self.id = id

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game of the match, with its packs."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The number of the seat, from 0."""

    @property
    @abstractmethod
    def players(self) -> list[str]:
        """The names of all players, in seat order."""

    @property
    @abstractmethod
    def view(self) -> dict[str, Any]:
        """The view of the seat; {} before the match begins."""

    @property
    @abstractmethod
    def question(self) -> TableQuestion | None:
        """The open question to the seat; None if it is not to move."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    @abstractmethod
    def notices(self) -> list[str]:
        """What else the player must know now: whom the table waits for, clocks, requests, how the match ended."""

    @abstractmethod
    async def read_news(self) -> list[str]:
        """Return the texts of the events since the previous call, and mark them as read."""

    @abstractmethod
    async def latest_events(self, count: int) -> list[tuple[int, str]]:
        """Return the newest `count` events as numbers, counted from 0, and texts, the oldest first."""

    @abstractmethod
    async def choose(self, question: TableQuestion, option: int) -> None:
        """Choose an option of the open question. option: its index. Raises GloamingError and changes nothing."""

    @abstractmethod
    async def why_not(self, piece: str) -> tuple[str, str] | None:
        """Return why a piece cannot be chosen now, and the id of the clause; None if the game has no reason."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Wait until the seat is to move or must answer a request, or the match ends, but no longer than `seconds`."""

    @abstractmethod
    async def answer_request(self, agree: bool) -> str:
        """Answer the open request of another player, and return what was answered. Raises TableRefusal for none."""

    @abstractmethod
    async def leave(self) -> str:
        """Leave the table, and return what became of the seat."""

    @abstractmethod
    async def close(self) -> None:
        """Free what the table uses in this process. The match and the seat stay."""
