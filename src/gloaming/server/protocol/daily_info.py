"""Daily challenges and their leaderboards."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire, Word


class StartDaily(Wire, frozen=True):
    """POST /api/daily: sit down to a game's daily challenge, or to one's try of it; answered with TableInfo.

    day: as in DailyInfo, "" for today; where another day has begun meanwhile, the request is refused.
    """

    game: Word
    day: Word = ""


class DailyResult(Wire, frozen=True):
    """How somebody has fared with a daily challenge.

    rank: 1 for the best, the same for equals; name: "" for who has chosen none.
    """

    rank: int
    name: str
    mark: str
    you: bool
    won: bool
    place: int
    measures: dict[str, int]


class DailyResults(Wire, frozen=True):
    """The results of a daily challenge, the best first. unfinished: tries that have not been played to their end."""

    day: str
    results: list[DailyResult]
    unfinished: int


class DailyInfo(Wire, frozen=True):
    """GET /api/daily/GAME: the daily challenge (in universal time), the same for everybody of this server.

    seats: as in CreateTable; options: those that were drawn for the day; table: one's own try of it, None: not begun;
    over: whether that has ended; days: today and yesterday.
    """

    game: str
    day: str
    seats: list[str]
    options: dict[str, str]
    table: str | None
    over: bool
    days: list[DailyResults]
