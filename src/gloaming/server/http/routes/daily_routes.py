"""The daily challenge: each day and game has one deal, which everyone on a server plays once.

Everyone gets the same set-up, cards, dice and bots. The set-up follows from the day and is the same on every server.
Cards and dice follow from a secret of the server, so nobody can predict them. The key of the dice is published when the
following day is over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming import BadSetup, Game, UnknownGame
from gloaming.engine.decoding import decode
from gloaming.engine.match.night_of_day import day_settings
from gloaming.engine.match.result_fields import ResultFields
from gloaming.server.accounts.identities import Identities
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.limits.rate_limits import RateLimit
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.daily_info import DailyInfo, DailyResult, DailyResults, StartDaily
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.store.daily_store import Try, before, earliest_tries, own_try, table_of_try, today
from gloaming.server.tables.game_loader import load
from gloaming.server.tables.seats import HUMAN
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

SEATS: Final = 3
"""The number of seats in a daily challenge, if the game allows that many."""

BOT: Final = "medium"
"""The bot that plays the other seats. Its choices do not depend on the speed of the machine."""

MOST_SHOWN: Final = 20
"""The number of a day's results that are shown; the requester's own result is shown in addition."""

MOST_RANKED: Final = 1_000

LOOK: Final = 10.0
"""Seconds for which a day's results are cached if there are MOST_RANKED or more, as reading that many is slow."""


@dataclass(frozen=True)
class DailyDeal:
    """The setup of a game's daily challenge. options: the settings drawn for the day; key: the key of its dice."""

    seats: list[str]
    options: dict[str, str]
    key: str


def deal(secret: bytes, game: Game, day: str) -> DailyDeal:
    """Return the setup of a game's daily challenge on a day."""
    cards = "" if game.packs is None else game.packs.fingerprint
    what = f"{game.id} {game.version} {cards} {day}"
    key = blake2b(what.encode(), key=secret, digest_size=32, person=b"daily").hexdigest()
    count = max(game.seats.start, min(game.seats.stop - 1, SEATS))
    return DailyDeal([HUMAN] + [BOT] * (count - 1), day_settings(game, day), key)


class DailyChallenge:
    """The daily challenges of a server, and people's attempts at them.

    secret: the server's secret; it must not change while tables of daily challenges exist.
    """

    def __init__(self, secret: bytes, tables: TableRegistry) -> None:
        self._secret = blake2b(b"", key=secret, digest_size=32, person=b"gloaming daily").digest()
        self._tables = tables
        self._beginning = asyncio.Lock()
        self._seen: dict[tuple[str, str], tuple[float, Sequence[Try]]] = {}

    async def begin(self, identity: str, game: Game, wanted: str = "") -> Table:
        """Return the table of a person's attempt at today's challenge; open the table if the person has not begun.

        wanted: the day of the challenge that the person saw, "" for any. Raises Refusal if that day is over, or
        StoreFault.
        """
        async with self._beginning:
            day = today()
            if wanted not in ("", day):
                raise Refusal(409, "other-day", "A new day has begun. Look at today's challenge first.")
            begun = await self._try(day, game, identity)
            if begun is not None:
                return await self._tables.find(begun)
            dealt = deal(self._secret, game, day)
            match = game.new(seats=len(dealt.seats), seed=dealt.key, options=dealt.options)
            return await self._tables.open_daily(identity, dealt.seats, match, day)

    async def info(self, identity: str | None, game: Game) -> DailyInfo:
        """Return today's challenge, with the results of today and yesterday. Raises StoreFault."""
        day = today()
        dealt = deal(self._secret, game, day)
        begun = None if identity is None else await self._try(day, game, identity)
        days = [await self._day(shown_day, game, identity) for shown_day in (day, before(day))]
        return DailyInfo(
            game=game.id,
            day=day,
            seats=dealt.seats,
            options=dealt.options,
            table=begun,
            over=any(result.you for result in days[0].results),
            days=days,
        )

    async def _try(self, day: str, game: Game, identity: str) -> str | None:
        """Return the id of the table of a person's attempt at a day's challenge; None if they have not begun."""
        find = partial(table_of_try, day=day, game=game.id, identity=identity)
        return await self._tables.results.do(find)

    async def _tries(self, day: str, game: str, you: str | None) -> Sequence[Try]:
        """Return the person's own attempt, followed by those of other people in the order of finishing.

        Raises StoreFault.
        """
        results = self._tables.results
        own = [] if you is None else await results.do(partial(own_try, day=day, game=game, identity=you))
        until, first = self._seen.get((day, game), (0.0, ()))
        if time.monotonic() >= until:
            first = await results.do(partial(earliest_tries, day=day, game=game, most=MOST_RANKED))
            self._seen.pop((day, game), None)
            if len(first) >= MOST_RANKED:
                self._seen = {key: seen for key, seen in self._seen.items() if seen[0] > time.monotonic()}
                self._seen[day, game] = time.monotonic() + LOOK, first
        return [*own, *[attempt for attempt in first if attempt[0] != you]]

    async def _day(self, day: str, game: Game, you: str | None) -> DailyResults:
        rows = await self._tries(day, game.id, you)
        finished = [(identity, decode(text, ResultInfo)) for identity, text in rows if text is not None]
        ended = [(identity, result) for identity, result in finished if result.daily == day]
        ended.sort(key=lambda entry: (_standing(game.result_fields, entry[1]), entry[1].ended))
        standings = [_standing(game.result_fields, result) for _, result in ended]
        shown = [
            (standings.index(standing) + 1, identity, result)
            for at, ((identity, result), standing) in enumerate(zip(ended, standings, strict=True))
            if at < MOST_SHOWN or identity == you
        ]
        people = self._tables.profiles
        await people.look_up(*[identity for _, identity, _ in shown])
        results = [_daily_result(rank, people, identity, result, you) for rank, identity, result in shown]
        return DailyResults(day=day, results=results, unfinished=len(rows) - len(ended))


def _standing(fields: ResultFields, result: ResultInfo) -> tuple[Any, ...]:
    """Return the sort key of a result in the ranking: winners first, then by place, then by the game's measures."""
    measured = []
    for measure in fields.measures:
        value = result.measures.get(measure.name, 0)
        measured.append(value if measure.fewer else -value)
    return (not result.won, result.place, *measured)


def _daily_result(rank: int, people: Profiles, identity: str, result: ResultInfo, you: str | None) -> DailyResult:
    called = people.known(identity)
    return DailyResult(
        rank=rank,
        name=called.name,
        mark=called.mark,
        you=identity == you,
        won=result.won,
        place=result.place,
        measures=result.measures,
    )


def daily_routes(
    daily: DailyChallenge, tables: TableRegistry, identities: Identities, opening: RateLimit, looking: RateLimit
) -> Sequence[Route]:
    """Return the routes of the daily challenge.

    opening: the rate limit on opening tables; looking: the rate limit on reading results.
    """

    async def show_daily(request: Request) -> Response:
        identity = identities.of(request)
        game = await _game(tables, request.path_params["id"])
        looking.take(identity, request)
        return reply(await daily.info(identity, game))

    async def start_daily(request: Request) -> Response:
        wanted = await read(request, StartDaily)
        game = await _game(tables, wanted.game)
        known = identities.of(request)
        opening.take(known, request)
        identity = known or identities.new()
        try:
            table = await daily.begin(identity, game, wanted.day)
        except BadSetup as error:
            raise Refusal(400, "bad-request", str(error)) from None
        response = reply(table.info(identity), 201)
        await identities.give(identity, request, response)
        return response

    return [Route("/daily", start_daily, methods=["POST"]), Route("/daily/{id}", show_daily)]


async def _game(tables: TableRegistry, id: str) -> Game:
    try:
        return await load(tables.shelf, id)
    except UnknownGame as error:
        raise Refusal(404, "unknown-game", str(error)) from None
