"""What people have played: matches that are over, with their records, and lessons and challenges done.

They outlive the tables: the newest MOST_RESULTS of a person are kept, for RESULT_DAYS.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

import msgspec

from gloaming import Game
from gloaming.engine.match.result_fields import found, names
from gloaming.engine.phrases import called, told_to
from gloaming.engine.state.dice import is_key
from gloaming.server.protocol.result_info import PlayerResult, ResultInfo
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.database import Base, Work
from gloaming.server.store.migrations import THIRD
from gloaming.server.store.operations import Operations
from gloaming.server.tables.live_match import LiveMatch

MOST_RESULTS: Final = 500
"""Of one person."""

MOST_IN_MEMORY: Final = 10_000
"""Results of all people, on a server that has no store."""

T = TypeVar("T")


class ArchivedSeats(msgspec.Struct, frozen=True, rename={"spectators": "onlookers"}):
    """Who sat where at a table that is no more, and what was counted."""

    kinds: list[str]
    opener: str
    spectators: bool
    sitters: list[str | None]
    hints: list[int]
    undone: int
    resigned: list[int] = []
    ended: EarlyEnd | None = None


@dataclass(frozen=True)
class FinishedMatch:
    """The end of a match. results: by the identities of those who have played it."""

    table: str
    results: dict[str, ResultInfo]
    seating: ArchivedSeats
    record: bytes

    def write(self, base: Base) -> None:
        """Keep it; of each person the oldest results go when there are too many."""
        if not self.results:
            return
        row = (self.table, msgspec.json.encode(self.seating).decode(), self.record.decode())
        base.execute(
            "INSERT INTO endings VALUES (?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET seating = excluded.seating, record = excluded.record",
            row,
        )
        for identity, one in self.results.items():
            keep(base, identity, one)


def keep(base: Base, identity: str, one: ResultInfo) -> None:
    """Keep a person's result; their oldest go when there are too many."""
    told = msgspec.json.encode(one).decode()
    base.execute(
        "INSERT INTO results VALUES (?, ?, ?, ?) "
        "ON CONFLICT (identity, ended, table_id) DO UPDATE SET told = excluded.told",
        (identity, one.ended, one.table, told),
    )
    _drop(base, "identity = ? AND ended <= (%s)", "WHERE identity = ?", MOST_RESULTS, identity, identity)


class ResultStore:
    """What is kept of what people have played. store: None: in memory only."""

    def __init__(self, store: Operations | None) -> None:
        self._kept = AccountStore(store, THIRD)

    async def do(self, work: Callable[[Base], T]) -> T:
        """What `work` returns. Raises StoreFault."""
        done = await self._kept.do(work)
        if self._kept.in_memory:
            await self._kept.do(lambda base: _drop(base, "ended <= (%s)", "", MOST_IN_MEMORY))
        return done

    async def of(self, identity: str) -> list[ResultInfo]:
        """All results of a person that are kept, the newest first. Raises StoreFault."""
        rows = await self.do(
            lambda base: base.execute(
                "SELECT told FROM results WHERE identity = ? ORDER BY ended DESC", (identity,)
            ).fetchall()
        )
        return [msgspec.json.decode(told, type=ResultInfo) for (told,) in rows]

    async def learned(self, identity: str) -> list[tuple[str, str]]:
        """Game and id of every lesson and challenge that a person has done. Raises StoreFault."""
        query = "SELECT game, course FROM learned WHERE identity = ? ORDER BY at"
        return await self.do(lambda base: base.execute(query, (identity,)).fetchall())

    def close(self) -> None:
        """Forget what is in memory."""
        self._kept.close()


def learning(identity: str, game: str, course: str, at: float) -> Work:
    """Writes down that somebody has done a lesson or challenge. at: Unix time."""
    row = (identity, game, course, at)

    def work(base: Base) -> None:
        base.execute("INSERT INTO learned VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)

    return work


def result_of(
    table: str, play: LiveMatch, seats: Sequence[SeatInfo], seat: int, ended: float, **more: int | str
) -> ResultInfo:
    """What a seat has come to in a match that is over.

    seats: as they are called; ended: Unix time; more: hints, undone, daily.
    """
    match = play.match
    result = match.result
    assert result is not None
    remembered = match.game.remembered
    view = play.view(seat)
    named = _names(match.game)
    by = {title: found(view, path, seat) for title, path in remembered.by.items()}
    measures = {one.name: one.of(view, seat) for one in remembered.measures}
    info = ResultInfo(
        table=table,
        game=match.game.id,
        ended=ended,
        seat=seat,
        players=[
            PlayerResult(kind=one.kind, name=one.name, won=number in result.winners, score=result.scores[number])
            for number, one in enumerate(seats)
        ],
        won=seat in result.winners,
        place=_place(play, seat),
        reason=called(told_to(result.reason, seat), [one.called for one in seats]),
        measures={name: value for name, value in measures.items() if value is not None},
        by={title: named.get(str(id), str(id)) for title, id in by.items() if id is not None},
        seeded=not (isinstance(match.seed, str) and is_key(match.seed)),
    )
    return msgspec.structs.replace(info, **more)


def resigned_of(
    table: str, play: LiveMatch, seats: Sequence[SeatInfo], seat: int, at: float, winners: Sequence[int], reason: str
) -> ResultInfo:
    """What a seat has come to in a match that ends, for it or for all, as somebody resigns.

    winners: the seats that win by it; reason: in a sentence. Nothing is measured: the match has not been played out.
    """
    match, view = play.match, play.view(seat)
    named = _names(match.game)
    by = {title: found(view, path, seat) for title, path in match.game.remembered.by.items()}
    return ResultInfo(
        table=table,
        game=match.game.id,
        ended=at,
        seat=seat,
        players=[
            PlayerResult(kind=one.kind, name=one.name, won=number in winners, score=0)
            for number, one in enumerate(seats)
        ],
        won=seat in winners,
        place=1 if seat in winners else len(seats),
        reason=reason,
        by={title: named.get(str(id), str(id)) for title, id in by.items() if id is not None},
        seeded=not (isinstance(match.seed, str) and is_key(match.seed)),
        resigned=seat not in winners,
    )


def _place(play: LiveMatch, seat: int) -> int:
    """Winners come first; the others in the order of the game's first measure."""
    result = play.match.result
    assert result is not None
    view = play.view(seat)

    def rank(one: int) -> tuple[bool, int]:
        measure = play.match.game.remembered.measures[:1]
        value = (measure[0].of(view, one) if measure else None) or 0
        return one not in result.winners, value if measure and measure[0].fewer else -value

    if seat in result.winners:
        return 1
    return 1 + sum(rank(other) < rank(seat) for other in range(play.match.seats))


@cache
def _names(game: Game) -> dict[str, str]:
    return names(game.content())


def _drop(base: Base, which: str, whose: str, most: int, *args: str) -> None:
    """Drop the oldest results beyond so many, and the records that no result is left of."""
    last = f"SELECT ended FROM results {whose} ORDER BY ended DESC LIMIT 1 OFFSET {most}"
    gone = base.execute(f"DELETE FROM results WHERE {which % last} RETURNING table_id", args).fetchall()
    for table in gone:
        base.execute(
            "DELETE FROM endings WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = ?)",
            (*table, *table),
        )
