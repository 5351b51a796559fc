"""The routes that export and import records of finished matches, replay the matches, and branch from them."""

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
"""The size in bytes of the largest record that can be imported."""

MOST_CHOICES: Final = 5_000
"""The most choices of a record that can be imported, including those of the matches it branched from.

Replaying 1,000 choices takes 20 to 60 ms of processor time in plain Python. Random play ends every published game
within 4,000 choices.
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
"""The least number of choices between two cached positions of a replayed match."""

MOST_POSITIONS: Final = 256
"""The maximum number of cached positions of a match; in a long match they are further apart."""

MOST_KEPT: Final = 16
"""The maximum number of replayed matches whose positions are cached."""

MOST_WAITING: Final = 8
"""The maximum number of matches that wait to be replayed for one address."""

P = ParamSpec("P")
T = TypeVar("T")


def record_routes(tables: TableRegistry, identities: Identities, limits: Limits, opening: RateLimit) -> list[Route]:
    """Return the routes of records, replays and branches. opening: the rate limit on opening tables."""
    taking = RateLimit(limits.records, "records", limits.records_for_days)
    reading = RateLimit(limits.moments, "moments")
    replaying = RateLimit(limits.replays, "replays")
    replays = ReplayQueue()
    looking = PositionCache(replays)

    async def show_record(request: Request) -> Response:
        """Return the record of a finished match, with the commitment to its dice.

        Records of unfinished matches are refused, as a record contains the key of the dice.
        """
        table = await tables.find(request.path_params["id"])
        identity = identities.of(request)
        if identity is None or not table.seating.belongs_to(identity):
            raise Refusal(403, "not-yours", "Only the host and the players of this table can have its record.")
        if not table.over:
            raise Refusal(
                409,
                "not-over",
                "The match is still running. Its record holds secrets, and is available once the match is over.",
            )
        if table.is_secret:
            raise Refusal(
                409, "of-the-day", "Others are still playing this daily challenge. Its record is available in two days."
            )
        record = table.record()
        if table.commitment:
            record["commitment"] = table.commitment
        return reply(record)

    async def import_record(request: Request) -> Response:
        """Open a table that shows the match of an imported record."""
        known = identities.of(request)
        taking.take(known, request)
        wanted = await read(request, ImportRecord, MOST_BYTES)
        try:
            await tables.workshop.games.prepare(wanted.record)
        except GloamingError as error:
            raise _broken(str(error)) from None
        match = await replays.do(ended, wanted.record, tables.shelf)
        identity = known or identities.new()
        table = await tables.open_replay(identity, match)
        response = reply(table.info(identity), 201)
        await identities.give(identity, request, response)
        return response

    async def show_frame(request: Request) -> Response:
        """Return the ReplayFrame of a match after a number of choices, as the requester saw the match then."""
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        number = request.path_params["number"]
        last = _moments(table, number)
        reading.take(identity, request)
        then = await match_after(table, number, identity, request)
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

    async def match_after(table: Table, number: int, identity: str | None, request: Request) -> Match:
        """Return the match of a table as it was after `number` choices."""
        match = table.play.match
        if not looking.has(table.id, match):
            replaying.take(identity, request)
        return await looking.back(table.id, match, number)

    async def start_branch(request: Request) -> Response:
        """Return the TableInfo of a new table that branches from a finished match."""
        wanted = await read(request, StartBranch)
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        if identity is None or not table.seating.belongs_to(identity):
            raise Refusal(403, "not-yours", "Only the host and the players of this table can branch from its match.")
        _moments(table, wanted.number)
        if table.is_secret:
            raise Refusal(
                409, "of-the-day", "Others are still playing this daily challenge. Branch from it in two days."
            )
        opening.take(identity, request)
        then = await match_after(table, wanted.number, identity, request)
        try:
            opened = await tables.open_branch(identity, then, wanted)
        except (BadSetup, UnknownSeat) as error:
            raise Refusal(400, "bad-request", str(error)) from None
        return reply(opened.info(identity), 201)

    return [
        Route("/records", import_record, methods=["POST"]),
        Route("/tables/{id}/branch", start_branch, methods=["POST"]),
        Route("/tables/{id}/record", compressed(show_record)),
        Route("/tables/{id}/replay/{number:count}", compressed(show_frame)),
    ]


def _moments(table: Table, number: int) -> int:
    """Return the number of choices of a table's finished match.

    Raises Refusal if the match is not over, or if it has fewer than `number` choices.
    """
    if not table.over:
        raise Refusal(409, "not-over", "The match is still running. It can be replayed once it is over.")
    last = len(table.play.match.choices or [])
    if number > last:
        raise Refusal(
            404,
            "no-frame",
            f"There is no position {number}. This match has {last} choices, so its positions are numbered 0 to {last}.",
        )
    return last


class ReplayQueue:
    """Replays matches one at a time in a thread, as several at once would delay the event loop.

    Matches are replayed in the order of their requests. Raises Refusal if MOST_WAITING of the address are waiting.
    """

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._waiting = ConcurrencyLimit(MOST_WAITING, "replays", "Many matches are already being replayed for you")

    async def do(self, play: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """Wait in the queue, call `play` in a thread with the other arguments, and return its result."""
        with self._waiting.held():
            async with self._one:
                return await asyncio.to_thread(play, *given, **more)


class PositionCache:
    """Positions of recently replayed matches: at most MOST_POSITIONS of each."""

    def __init__(self, replays: ReplayQueue | None = None) -> None:
        self._replays = replays or ReplayQueue()
        self._kept: OrderedDict[str, list[Match]] = OrderedDict()

    def has(self, table: str, match: Match) -> bool:
        """Return whether positions of a table's match are cached; otherwise the match has to be replayed."""
        kept = self._kept.get(table)
        return kept is not None and kept[-1].choices == match.choices

    async def back(self, table: str, match: Match, number: int) -> Match:
        """Return the match as it was after `number` choices, computed from the nearest earlier cached position."""
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
    """Return the number of choices between two cached positions of a match with `choices` choices."""
    return max(STRIDE, math.ceil(choices / MOST_POSITIONS))


def positions(game: Game, record: Mapping[str, Any]) -> list[Match]:
    """Replay a record; return the positions to be cached, and the final position last."""
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
    """Return the finished match of an imported record. Raises Refusal if the record is invalid or not finished."""
    unknown = sorted(record.keys() - FIELDS)
    if unknown:
        raise _broken(f"it has an unknown field {unknown[0]!r}; the fields are: {', '.join(sorted(FIELDS))}")
    if choices_in(record) > MOST_CHOICES:
        raise _broken(f"it has {choices_in(record)} choices; at most {MOST_CHOICES} are accepted")
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
        raise _broken(f"{after}; only finished matches can be shown")
    return match


def _check_promise(published: object, record: Mapping[str, Any]) -> None:
    """Raise Refusal if the key in a record does not match its published commitment, as `gloaming verify` checks it."""
    key = record.get("seed")
    if not isinstance(published, str) or not is_key(published):
        raise _broken("its commitment must have 64 hexadecimal digits")
    if not isinstance(key, str) or not is_key(key):
        raise _broken("it has a commitment, but its seed is not a key of 64 hexadecimal digits")
    try:
        shares = commit_reveal_of(record)
    except DamagedRecord as error:
        raise _broken(str(error)) from None
    if shares is not None and (shares.key != key or shares.broken()):
        raise _broken("its key does not follow from its shares, or a share does not match its promise")
    own = commitment(key if shares is None else shares.server)
    if not hmac.compare_digest(own, published):
        raise _broken(f"its key gives the commitment {own}, and it says that {published} was published")


def _broken(why: str) -> Refusal:
    return Refusal(400, "bad-record", f"This record cannot be shown: {why}")
