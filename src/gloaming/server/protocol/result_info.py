"""Structs for the results of finished matches, and for statistics."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire


class PlayerResult(Wire, frozen=True):
    """The result of one player of a finished match.

    kind: the spec of the bot, or "human".
    name: the name of the player at the time of the match.
    """

    kind: str
    name: str
    won: bool
    score: int


class ResultInfo(Wire, frozen=True):
    """The result that a person reached in a match.

    ended: Unix time at which the match ended for the person.
    place: the place of the person, 1 for a winner.
    reason: why the match ended, as a sentence.
    measures: the values that the game compares, by the name of each measure.
    by: the categories for the statistics, as title and value.
    hints: the number of hints that the person took.
    undone: the number of undos in the match.
    seeded: whether the person chose the seed of the match.
    daily: the day of the daily challenge, "" for none.
    resigned: whether the person resigned, which counts as lost.
    packs: the titles of the workshop's packs in the match; with any, it does not count in the statistics.
    """

    table: str
    game: str
    ended: float
    seat: int
    players: list[PlayerResult]
    won: bool
    place: int
    reason: str
    measures: dict[str, int] = {}
    by: dict[str, str] = {}
    hints: int = 0
    undone: int = 0
    seeded: bool = False
    daily: str = ""
    resigned: bool = False
    packs: list[str] = []


class MatchTally(Wire, frozen=True):
    """A count of matches, with those won.

    name: the value of the category that the matches have in common.
    played: the number of matches.
    won: the number of matches won.
    unaided: the number of matches won without hints, without undos and without a chosen seed.
    """

    name: str
    played: int
    won: int
    unaided: int


class TallyGroup(Wire, frozen=True):
    """The matches of a game, counted for each value of one category."""

    title: str
    tallies: list[MatchTally]


class GameStatistics(Wire, frozen=True):
    """A person's statistics for one game.

    all: the count of all matches.
    counted: the counts by category.
    learned: the titles of the completed lessons and challenges by id. They do not count as matches.
    """

    game: str
    all: MatchTally
    counted: list[TallyGroup]
    learned: dict[str, str]


class ResultList(Wire, frozen=True):
    """GET /api/results: your latest results, the newest first, and statistics over all stored results."""

    results: list[ResultInfo]
    games: list[GameStatistics]
