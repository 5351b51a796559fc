"""Daily challenges and their leaderboards."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire, Word


class StartDaily(Wire, frozen=True):
    """POST /api/daily: start or reopen your attempt at a game's daily challenge; answered with TableInfo.

    day: as in DailyInfo, or "" for today; the request is refused if another day has begun.
    """

    game: Word
    day: Word = ""


class DailyResult(Wire, frozen=True):
    """A person's result in a daily challenge.

    rank: 1 for the best, equal for equal results; name: "" if the person has chosen none; you: whether it is yours;
    measures: what the game compares, by name.
    """

    rank: int
    name: str
    mark: str
    you: bool
    won: bool
    place: int
    measures: dict[str, int]


class DailyResults(Wire, frozen=True):
    """The leaderboard of a daily challenge, best first. unfinished: attempts that were not played to the end."""

    day: str
    results: list[DailyResult]
    unfinished: int


class DailyInfo(Wire, frozen=True):
    """GET /api/daily/GAME: the daily challenge, the same for everyone on this server. Days are in UTC.

    seats: as in CreateTable; options: the settings drawn for the day; table: of your attempt, None if you have not
    begun;
    over: whether your attempt has ended; days: today's and yesterday's leaderboard.
    """

    game: str
    day: str
    seats: list[str]
    options: dict[str, str]
    table: str | None
    over: bool
    days: list[DailyResults]
