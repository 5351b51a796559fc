"""Records of matches that are over: handed out, taken in, and replayed."""

from __future__ import annotations

import asyncio
import hmac
import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming import BadSetup, Game, GloamingError, Match, Shelf, UnknownSeat
from gloaming.engine.errors import DamagedRecord
from gloaming.engine.match.branch import choices_in
from gloaming.engine.match.record_hints import hints_of
from gloaming.engine.state.dice import commitment, is_key
from gloaming.engine.state.dice_commitment import commit_reveal_of
from gloaming.server.accounts.identities import Identities
from gloaming.server.http.compression import compressed
from gloaming.server.limits.rate_limits import ConcurrencyLimit, Limits, RateLimit
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.limits.time_slices import TimeSlices
from gloaming.server.protocol.replay_info import ImportRecord, ReplayFrame, StartBranch
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

MOST_BYTES: Final = 256 * 1024
"""Of a record that is taken in."""

MOST_CHOICES: Final = 5_000
"""Of a record that is taken in, with those of the matches it was played on from.

To play through 1,000 takes 20 to 60 ms of a processor in plain Python. Random play ends every game here in 4,000.
"""

FIELDS: Final = frozenset(
    {
        "format",
        "game",
        "version",
        "seats",
        "options",
        "seed",
        "choices",
        "commitment",
        "packs",
        "hints",
        "shares",
        "from",
    }
)

STRIDE: Final = 8
"""Choices from one position that is kept of a match replayed to the next, at least."""

MOST_POSITIONS: Final = 256
"""Positions that are kept of a match: in a long one, more choices lie between them."""

MOST_KEPT: Final = 16
"""Matches replayed of which positions are kept."""

MOST_WAITING: Final = 8
"""Matches that wait to be played through for people of one address."""

P = ParamSpec("P")
T = TypeVar("T")


def record_routes(tables: TableRegistry, identities: Identities, limits: Limits, opening: RateLimit) -> list[Route]:
    """Handing out records, taking them in, replaying, and playing on from there. opening: counts opened tables."""
    taking = RateLimit(limits.records, "records", limits.records_for_days)
    reading = RateLimit(limits.moments, "moments")
    replaying = RateLimit(limits.replays, "replays")
    replays = ReplayQueue()
    looking = PositionCache(replays)

    async def show(request: Request) -> Response:
        """The record with the commitment to its dice. It holds the key, so it is refused while the match goes on."""
        table = await tables.find(request.path_params["id"])
        identity = identities.of(request)
        if identity is None or not table.seating.belongs_to(identity):
            raise Refusal(403, "not-yours", "only who opened the table or sits at it may have its record")
        if not table.over:
            raise Refusal(409, "not-over", "the match goes on: its record holds the secrets, and is given at the end")
        if table.is_secret:
            raise Refusal(409, "of-the-day", "others still play this daily challenge: its record is given in two days")
        record = table.record()
        if table.commitment:
            record["commitment"] = table.commitment
        return reply(record)

    async def take(request: Request) -> Response:
        """A table that shows the match of a record."""
        known = identities.of(request)
        taking.take(known, request)
        wanted = await read(request, ImportRecord, MOST_BYTES)
        match = await replays.do(ended, wanted.record, tables.shelf)
        identity = known or identities.new()
        table = await tables.open_replay(identity, match)
        response = reply(table.info(identity), 201)
        await identities.give(identity, request, response)
        return response

    async def replay(request: Request) -> Response:
        """The Moment after N choices, as the asker saw it."""
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        number = request.path_params["number"]
        last = _moments(table, number)
        reading.take(identity, request)
        then = await back(table, number, identity, request)
        seat, decision = table.seating.of(identity), then.decision
        moment = ReplayFrame(
            number=number,
            of=last,
            event_count=then.event_count,
            view=then.view(seat),
            waiting_for=None if decision is None else decision.seat,
            question=then.question,
        )
        return reply(moment)

    async def back(table: Table, number: int, identity: str | None, request: Request) -> Match:
        """The match as it was after so many choices."""
        match = table.play.match
        if not looking.has(table.id, match):
            replaying.take(identity, request)
        return await looking.back(table.id, match, number)

    async def onward(request: Request) -> Response:
        """TableInfo of a new table, at which a match that is over is played on from one of its moments."""
        wanted = await read(request, StartBranch)
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        if identity is None or not table.seating.belongs_to(identity):
            raise Refusal(403, "not-yours", "only who opened the table or sits at it may play on from its match")
        _moments(table, wanted.number)
        if table.is_secret:
            raise Refusal(409, "of-the-day", "others still play this daily challenge: play on from it in two days")
        opening.take(identity, request)
        then = await back(table, wanted.number, identity, request)
        try:
            opened = await tables.open_branch(identity, then, wanted)
        except (BadSetup, UnknownSeat) as error:
            raise Refusal(400, "bad-request", str(error)) from None
        return reply(opened.info(identity), 201)

    return [
        Route("/records", take, methods=["POST"]),
        Route("/tables/{id}/branch", onward, methods=["POST"]),
        Route("/tables/{id}/record", compressed(show)),
        Route("/tables/{id}/replay/{number:count}", compressed(replay)),
    ]


def _moments(table: Table, number: int) -> int:
    """How many moments there are to replay after the first. Raises Refusal, also where there is none `number`."""
    if not table.over:
        raise Refusal(409, "not-over", "the match goes on: it can be replayed once it is over")
    last = len(table.play.match.choices or [])
    if number > last:
        raise Refusal(404, "no-frame", f"there is no moment {number}: this match had {last} choices, from 0 to {last}")
    return last


class ReplayQueue:
    """Matches are played through one at a time, beside the loop in which choices are made, which several would hold up.

    Who has waited first goes first, but of each address so many at most wait. Raises Refusal.
    """

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting = ConcurrencyLimit(MOST_WAITING, "replays", "many matches are being played through for you")

    async def do(self, play: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """What `play` returns."""
        with self._waiting.held():
            async with self._one:
                return await asyncio.to_thread(play, *given, **more)


class PositionCache:
    """Positions, at most MOST_POSITIONS of each, of the matches last replayed."""

    def __init__(self, replays: ReplayQueue | None = None) -> None:
        self._replays = replays or ReplayQueue()
        self._kept: OrderedDict[str, list[Match]] = OrderedDict()

    def has(self, table: str, match: Match) -> bool:
        """Whether positions of a match are kept; else it has to be played through."""
        kept = self._kept.get(table)
        return kept is not None and kept[-1].choices == match.choices

    async def back(self, table: str, match: Match, number: int) -> Match:
        """The match as it was after so many choices."""
        choices = match.choices or []
        if not self.has(table, match):
            self._kept[table] = await self._replays.do(positions, match.game, match.record())
        kept = self._kept[table]
        self._kept.move_to_end(table)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        stride = _stride(len(choices))
        near = number // stride
        then = kept[near].copy()
        for choice in choices[near * stride : number]:
            then.pick(choice)
        return then


def _stride(choices: int) -> int:
    """The choices between two positions that are kept of a match of so many choices."""
    return max(STRIDE, math.ceil(choices / MOST_POSITIONS))


def positions(game: Game, record: Mapping[str, Any]) -> list[Match]:
    """The positions of a record that are kept, and its last."""
    pause = TimeSlices()
    stride = _stride(len(record["choices"]))
    match = game.replay({**record, "choices": []}, pause)
    kept = [match.copy()]
    for number, choice in enumerate(record["choices"], 1):
        match.pick(choice)
        if number % stride == 0:
            kept.append(match.copy())
            pause()
    return [*kept, match]


def ended(record: Mapping[str, Any], shelf: Shelf) -> Match:
    """The match of a record that someone brings, at its end. Raises Refusal."""
    unknown = sorted(record.keys() - FIELDS)
    if unknown:
        raise _broken(f"it has a field {unknown[0]!r} that no record has; there are: {', '.join(sorted(FIELDS))}")
    if choices_in(record) > MOST_CHOICES:
        raise _broken(f"it has {choices_in(record)} choices; at most {MOST_CHOICES} are read")
    if "commitment" in record:
        _check_promise(record["commitment"], record)
    try:
        hints_of(record)
        commit_reveal_of(record)
        match = shelf.replay(record, TimeSlices())
    except (GloamingError, RecursionError) as error:
        raise _broken(str(error)) from None
    if not match.over:
        after = f"after its {len(record['choices'])} choices the match is not over"
        if record["version"] != match.game.version:
            after += f" under the current rules (it was played under version {record['version']})"
        raise _broken(f"{after}; only whole matches are shown")
    return match


def _check_promise(published: object, record: Mapping[str, Any]) -> None:
    """Whether the key is the one promised, as `gloaming verify` tells. Raises Refusal."""
    key = record.get("seed")
    if not isinstance(published, str) or not is_key(published):
        raise _broken("its commitment is to have 64 hexadecimal digits")
    if not isinstance(key, str) or not is_key(key):
        raise _broken("it carries a commitment, but its seed is no key of 64 hexadecimal digits to check it with")
    try:
        shares = commit_reveal_of(record)
    except DamagedRecord as error:
        raise _broken(str(error)) from None
    if shares is not None and (shares.key != key or shares.broken()):
        raise _broken("its key is not the one that its shares give, or a share is not the one promised")
    own = commitment(key if shares is None else shares.server)
    if not hmac.compare_digest(own, published):
        raise _broken(f"its key gives the commitment {own}, and it says that {published} was published")


def _broken(why: str) -> Refusal:
    return Refusal(400, "bad-record", f"this record cannot be shown: {why}")
