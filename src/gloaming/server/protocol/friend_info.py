"""Structs for people who have played together: recent players, invites between them, rematches and ratings."""

from __future__ import annotations

from gloaming.server.protocol.wire import Count, MaybeDigest, Wire, Word


class RecentPlayer(Wire, frozen=True):
    """GET /api/players: a person with whom you have finished matches, the latest first.

    person: an id of the person that is valid only for you.
    name: the name of the person, "" for none.
    mark: the id of the person's avatar.
    last: Unix time at which your last match with the person ended.
    """

    person: str
    name: str
    mark: str
    matches: int
    last: float


class CallPlayer(Wire, frozen=True):
    """POST /api/tables/ID/call: invite a recent player to your table. The person finds it on their front page.

    Only the person who opened the table may send this. Answered with the TableInfo of the table.

    person: the id of the person, from RecentPlayer.
    """

    person: Word


class CallInfo(Wire, frozen=True):
    """GET /api/calls: a table to which a recent player has invited you, the latest first.

    by: the name of the person who opened the table, "" for none.
    mark: the id of that person's avatar.
    """

    table: str
    game: str
    by: str
    mark: str


class AnswerCall(Wire, frozen=True):
    """POST /api/tables/ID/answer-call: accept the invite to a table, or decline it. Answered with TableInfo.

    promise: your commitment to a share of the dice key, as in CreateTable.
    """

    accept: bool
    promise: MaybeDigest = ""


class StartRematch(Wire, frozen=True):
    """POST /api/tables/ID/rematch: play again with the same people, one seat further on. Answered with TableInfo.

    The table is opened once, with a lobby; a person who asks later gets the same table.

    promise: your commitment to a share of the dice key, as in CreateTable.
    """

    promise: MaybeDigest = ""


class ReportLine(Wire, frozen=True):
    """POST /api/tables/ID/report-line: report a line of the chat to the operator. Answered with ReportReceipt.

    number: the number of the line, which another person has written.
    """

    number: Count


class GameRating(Wire, frozen=True):
    """Your rating in a game, by OpenSkill and on the scale of the bots' ladder.

    rating: the mean of your estimated skill; a newcomer has 25.
    error: its standard deviation.
    matches: the number of rated matches.
    """

    game: str
    rating: float
    error: float
    matches: int


class RatingInfo(Wire, frozen=True):
    """GET /api/ratings: your ratings.

    on: whether your matches are rated. A match counts only if all its players are people who have turned this on.
    A person who takes hints in it can only lose rating, and the others can only gain it. A person who resigns, or for
    whom a substitute bot makes most choices, has lost.
    """

    on: bool
    games: list[GameRating]


class TurnRating(Wire, frozen=True):
    """POST /api/ratings: turn ratings on or off. Answered with RatingInfo."""

    on: bool
