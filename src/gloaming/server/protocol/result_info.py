"""Results of finished matches, and statistics over them."""

from __future__ import annotations

from gloaming.server.protocol.wire import Wire


class PlayerResult(Wire, frozen=True):
    """A player of a match that is over. kind: a bot's spec, or "human"; name: what the seat was called."""

    kind: str
    name: str
    won: bool
    score: int


class ResultInfo(Wire, frozen=True):
    """A match that somebody has played to its end, at a seat of their own.

    ended: Unix time; place: 1 for who has won; measures: what it is compared by, by name; by: what it is counted apart
    by, title and name; hints, undone: how many hints were taken and undone choices; seeded: whether its seed was
    chosen; daily: the day whose deal it was, "" for none; resigned: given up, which counts as lost.
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
    """Matches of one kind. unaided: won without hints, undone choices or a chosen seed."""

    name: str
    played: int
    won: int
    unaided: int


class TallyGroup(Wire, frozen=True):
    """The matches of a game, counted apart by something."""

    title: str
    tallies: list[MatchTally]


class GameStatistics(Wire, frozen=True):
    """A game as somebody has played it. learned: id and title of lessons and challenges done, which are no matches."""

    game: str
    all: MatchTally
    counted: list[TallyGroup]
    learned: dict[str, str]


class ResultList(Wire, frozen=True):
    """GET /api/results: what one has played. results: the newest, the last first; games: over all that are kept."""

    results: list[ResultInfo]
    games: list[GameStatistics]
