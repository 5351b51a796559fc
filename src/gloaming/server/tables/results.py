"""Compute the result of each seat in a match that has finished or that a player has resigned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from gloaming import Game
from gloaming.engine.match.result_fields import names, value_at
from gloaming.engine.phrases import addressed_to, called
from gloaming.engine.state.dice import is_key
from gloaming.server.protocol.result_info import PlayerResult, ResultInfo
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.tables.live_match import LiveMatch, workshop_contents


def result_of(
    table: str, play: LiveMatch, seats: Sequence[SeatInfo], seat: int, ended: float, **more: int | str
) -> ResultInfo:
    """Return the result of a seat in a finished match.

    seats: the seats as clients see them.
    ended: Unix time at which the match ended.
    more: the fields hints, undone and daily of ResultInfo.
    """
    match = play.match
    result = match.result
    assert result is not None
    fields = match.game.result_fields
    view = play.view(seat)
    named = _names(match.game)
    by = {title: value_at(view, path, seat) for title, path in fields.by.items()}
    measures = {measure.name: measure.of(view, seat) for measure in fields.measures}
    info = ResultInfo(
        table=table,
        game=match.game.id,
        ended=ended,
        seat=seat,
        players=[
            PlayerResult(kind=info.kind, name=info.name, won=number in result.winners, score=result.scores[number])
            for number, info in enumerate(seats)
        ],
        won=seat in result.winners,
        place=place_of(play, seat),
        reason=called(addressed_to(result.reason, seat), [info.called for info in seats]),
        measures={name: value for name, value in measures.items() if value is not None},
        by={title: named.get(str(id), str(id)) for title, id in by.items() if id is not None},
        seeded=not (isinstance(match.seed, str) and is_key(match.seed)),
        packs=_workshop_titles(match.game),
    )
    return msgspec.structs.replace(info, **more)


def resigned_of(
    table: str, play: LiveMatch, seats: Sequence[SeatInfo], seat: int, at: float, winners: Sequence[int], reason: str
) -> ResultInfo:
    """Return the result of a seat after a resignation, which ends the match for everyone or only for one seat.

    The result has no measures, because the match was not played to its end.

    at: Unix time of the resignation.
    winners: the seats that win because of the resignation.
    reason: the reason for the result, as a sentence.
    """
    match, view = play.match, play.view(seat)
    named = _names(match.game)
    by = {title: value_at(view, path, seat) for title, path in match.game.result_fields.by.items()}
    return ResultInfo(
        table=table,
        game=match.game.id,
        ended=at,
        seat=seat,
        players=[
            PlayerResult(kind=info.kind, name=info.name, won=number in winners, score=0)
            for number, info in enumerate(seats)
        ],
        won=seat in winners,
        place=1 if seat in winners else len(seats),
        reason=reason,
        by={title: named.get(str(id), str(id)) for title, id in by.items() if id is not None},
        seeded=not (isinstance(match.seed, str) and is_key(match.seed)),
        resigned=seat not in winners,
        packs=_workshop_titles(match.game),
    )


def place_of(play: LiveMatch, seat: int) -> int:
    """Return the place of a seat: 1 for winners; the others are ordered by the first measure of the game."""
    result = play.match.result
    assert result is not None
    view = play.view(seat)

    def rank(other: int) -> tuple[bool, int]:
        measure = play.match.game.result_fields.measures[:1]
        value = (measure[0].of(view, other) if measure else None) or 0
        return other not in result.winners, value if measure and measure[0].fewer else -value

    if seat in result.winners:
        return 1
    return 1 + sum(rank(other_seat) < rank(seat) for other_seat in range(play.match.seats))


def _workshop_titles(game: Game) -> list[str]:
    return list(game.packs.titles) if game.packs is not None and workshop_contents(game) else []


@lru_cache(64)
def _names(game: Game) -> dict[str, str]:
    return names(game.content())
