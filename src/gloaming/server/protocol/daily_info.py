"""Structs for daily challenges and their leaderboards."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire, Word


class StartDaily(Wire, frozen=True):
    """POST /api/daily: start your attempt at a game's daily challenge, or open it again. Answered with TableInfo.

    game: the id of the game.
    day: the day of the challenge as in DailyInfo, or "" for today. If another day has begun since, the request is
    refused.
    """

    game: Word
    day: Word = ""


class DailyResult(Wire, frozen=True):
    """A person's result in a daily challenge.

    rank: 1 for the best result; equal results have equal ranks.
    name: the name of the person, "" if the person has not chosen one.
    mark: the id of the person's avatar, one of MARKS.
    you: whether the result is yours.
    place: the place of the person in the match, 1 for a winner.
    measures: the values that the game compares, by the name of each measure.
    """

    rank: int
    name: str
    mark: str
    you: bool
    won: bool
    place: int
    measures: dict[str, int]


class DailyResults(Wire, frozen=True):
    """The leaderboard of a daily challenge, the best result first.

    unfinished: the number of attempts that were not played to the end.
    """

    day: str
    results: list[DailyResult]
    unfinished: int


class DailyInfo(Wire, frozen=True):
    """GET /api/daily/GAME: the daily challenge, the same for everyone on this server. Days are in UTC.

    seats: the kinds of the seats, as in CreateTable.
    options: the settings drawn for the day.
    table: the id of the table of your attempt, None if you have not begun.
    over: whether your attempt has ended.
    days: the leaderboards of today and yesterday.
    """

    game: str
    day: str
    seats: list[str]
    options: dict[str, str]
    table: str | None
    over: bool
    days: list[DailyResults]
