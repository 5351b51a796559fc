"""Statistics about a person's results, for each game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from gloaming import Game
from gloaming.bots import BOT_KINDS
from gloaming.server.protocol.result_info import GameStatistics, MatchTally, ResultInfo, TallyGroup
from gloaming.server.tables.seats import HUMAN
from gloaming.teaching import teaching

ALL = "All matches"


def statistics(
    games: Iterable[Game], results: Sequence[ResultInfo], learned: Collection[tuple[str, str]]
) -> list[GameStatistics]:
    """Return the statistics of each game in which a person has a result, or has completed a lesson or challenge.

    Matches with packs of the workshop are not counted.

    learned: the game and the id of each lesson and challenge that the person has completed.
    """
    played = []
    for game in games:
        own = [result for result in results if result.game == game.id and not result.packs]
        done = {course: _title(game, course) for of, course in learned if of == game.id}
        if own or done:
            played.append(GameStatistics(game=game.id, all=_tally(ALL, own), counted=_counted(game, own), learned=done))
    return played


def company(result: ResultInfo) -> str:
    """Return the kind of opponents in a match as a title for statistics, such as "People" or "Mixed bots"."""
    opponents = [player.kind for seat, player in enumerate(result.players) if seat != result.seat]
    if HUMAN in opponents:
        return "People" if set(opponents) == {HUMAN} else "People and bots"
    if len(set(opponents)) > 1:
        return "Mixed bots"
    known = BOT_KINDS.get(opponents[0].partition(":")[0])
    return f"{'Bots' if len(opponents) > 1 else 'Bot'}: {known.name if known else opponents[0]}"


def _counted(game: Game, own: Sequence[ResultInfo]) -> list[TallyGroup]:
    counted = [
        _by(title, [(result.by[title], result) for result in own if title in result.by])
        for title in game.result_fields.by
    ]
    if game.seats.stop > 2:
        counted.append(_by("Against", [(company(result), result) for result in own if len(result.players) > 1]))
        counted.append(_by("Players", [(f"{len(result.players)} players", result) for result in own]))
    return [group for group in counted if group.tallies]


def _title(game: Game, course: str) -> str:
    known = teaching(game).course(course)
    return course if known is None else known.title


def _by(title: str, named: Sequence[tuple[str, ResultInfo]]) -> TallyGroup:
    names = sorted({name for name, _ in named})
    return TallyGroup(
        title=title,
        tallies=[_tally(name, [result for result_name, result in named if result_name == name]) for name in names],
    )


def _tally(name: str, own: Sequence[ResultInfo]) -> MatchTally:
    won = [result for result in own if result.won]
    unaided = [result for result in won if not (result.hints or result.undone or result.seeded)]
    return MatchTally(name=name, played=len(own), won=len(won), unaided=len(unaided))
