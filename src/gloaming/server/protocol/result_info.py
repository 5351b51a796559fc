"""Results of finished matches, and statistics."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire


class PlayerResult(Wire, frozen=True):
    """A player of a finished match. kind: a bot's spec, or "human"; name: of the player at the time."""

    kind: str
    name: str
    won: bool
    score: int


class ResultInfo(Wire, frozen=True):
    """The result of a match that a person has played to its end.

    ended: Unix time; place: 1 for a winner; measures: what the game compares, by name; by: the categories for
    statistics, as title and value; hints, undone: how many hints were taken and choices undone; seeded: whether the
    seed was chosen;
    daily: the day of the daily challenge, "" for none; resigned: whether the person resigned, which counts as lost.
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


class MatchTally(Wire, frozen=True):
    """A count of matches. unaided: won without hints, undone choices or a chosen seed."""

    name: str
    played: int
    won: int
    unaided: int


class TallyGroup(Wire, frozen=True):
    """The matches of a game, counted by one category."""

    title: str
    tallies: list[MatchTally]


class GameStatistics(Wire, frozen=True):
    """A person's statistics for one game.

    learned: id and title of completed lessons and challenges, which do not count as matches.
    """

    game: str
    all: MatchTally
    counted: list[TallyGroup]
    learned: dict[str, str]


class ResultList(Wire, frozen=True):
    """GET /api/results: your results, the newest first, and statistics over all that are stored."""

    results: list[ResultInfo]
    games: list[GameStatistics]
