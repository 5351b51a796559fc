"""The routes for people who have played together: recent players, invites, rematches, ratings, reports of the chat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.limits.rate_limits import Limits, RateLimit
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.friend_info import (
    AnswerCall,
    CallInfo,
    CallPlayer,
    GameRating,
    RatingInfo,
    RecentPlayer,
    ReportLine,
    StartRematch,
    TurnRating,
)
from gloaming.server.protocol.problem_info import ReportReceipt
from gloaming.server.store.chat_store import add_report, new_report
from gloaming.server.store.friend_store import (
    PlayedWith,
    add_call,
    calls_of,
    decline_call,
    delete_call,
    is_rated,
    played_with,
    ratings_of,
    turn_rating,
)
from gloaming.server.store.table_rows import tables_called_to
from gloaming.server.tables.live_match import campaign_title
from gloaming.server.tables.seats import HUMAN, pseudonym
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

BEFORE: Final = 10
"""The number of lines before a reported line that a report contains."""


class FriendRequests:
    """Answers the requests of people who have played together."""

    def __init__(self, tables: TableRegistry, identities: Identities) -> None:
        self._tables = tables
        self._identities = identities
        self._opening = asyncio.Lock()

    async def players(self, identity: str | None) -> Sequence[RecentPlayer]:
        """Return the people with whom a person has finished matches."""
        if identity is None:
            return []
        met = await self._met(identity)
        await self._tables.profiles.look_up(*[other.identity for other in met])
        known = self._tables.profiles.known
        return [
            RecentPlayer(
                person=pseudonym(other.identity, identity),
                name=known(other.identity).name,
                mark=known(other.identity).mark,
                matches=other.matches,
                last=other.last,
            )
            for other in met
        ]

    async def call(self, identity: str | None, id: str, wanted: CallPlayer) -> Table:
        """Invite a recent player to a table. Raises Refusal."""
        table = await self._tables.find(id, identity)
        if identity is None or identity != table.seating.opener:
            raise Refusal(403, "not-yours", "Only the host can invite people.")
        if table.begun or not table.free_seats():
            message = "Every seat is taken, or the match has begun. Open another table and invite from there."
            raise Refusal(409, "no-free-seat", message)
        met = [other.identity for other in await self._met(identity)]
        called = next((other for other in met if pseudonym(other, identity) == wanted.person), None)
        if called is None:
            message = "You have not played with this person lately. Send an invite link instead."
            raise Refusal(404, "unknown-player", message)
        if called in table.seating.unwelcome:
            raise Refusal(
                403, "sent-away", "This person was removed from this table. Open another table to play with them."
            )
        if table.seating.of(called) is None:
            await self._tables.results.do(partial(add_call, table=table.id, identity=called))
        return table

    async def calls(self, identity: str | None) -> Sequence[CallInfo]:
        """Return the tables to which a person is invited, and at which a seat is free."""
        if identity is None:
            return []
        open_tables: list[tuple[str, str, str]] = []
        if self._tables.store is None:
            for id in await self._tables.results.do(partial(calls_of, identity=identity)):
                table = self._tables.awake.get(id)
                if table is not None and table.free_seats() and table.seating.of(identity) is None:
                    open_tables.append((id, table.play.match.game.id, table.seating.opener))
        else:
            for listed in await self._tables.store.do(partial(tables_called_to, identity=identity)):
                free = any(kind == HUMAN and seat not in listed.sitters for seat, kind in enumerate(listed.kinds))
                if free and not listed.over and identity not in listed.sitters.values():
                    open_tables.append((listed.id, listed.game, listed.opener))
        await self._tables.profiles.look_up(*[opener for _, _, opener in open_tables])
        known = self._tables.profiles.known
        return [
            CallInfo(table=id, game=game, by=known(opener).name, mark=known(opener).mark)
            for id, game, opener in open_tables
        ]

    async def answer(self, identity: str | None, id: str, wanted: AnswerCall) -> Table:
        """Sit down at a table to which a person is invited, or decline the invite. Raises Refusal."""
        table = await self._tables.find(id, identity)
        called = [] if identity is None else await self._tables.results.do(partial(calls_of, identity=identity))
        if identity is None or table.id not in called:
            raise Refusal(404, "unknown-invite", "This invite is no longer open. Ask the host for a new one.")
        if wanted.accept and table.seating.of(identity) is None:
            if identity in table.seating.unwelcome:
                raise Refusal(403, "sent-away", "You were removed from this table, so you cannot join it again.")
            free = table.free_seats()
            await self._tables.profiles.look_up(identity)
            if not free or await table.sit(identity, free[0], wanted.promise) is None:
                raise Refusal(409, "not-open", "Every seat is taken by now. Ask the host to open another table.")
        settle = delete_call if wanted.accept else decline_call
        await self._tables.results.do(partial(settle, table=table.id, identity=identity))
        return table

    async def rematch(self, identity: str | None, id: str, wanted: StartRematch) -> Table:
        """Return the table of the rematch, which is opened once for all people at the table. Raises Refusal."""
        async with self._opening:
            table = await self._tables.seen(id, identity)
            if identity is None or table.seating.of(identity) is None:
                raise Refusal(403, "not-yours", "Only the players of this table can start a rematch.")
            if table.next_match:
                following = await self._tables.seen(table.next_match, identity)
                if not following.was_closed:
                    return following
            session = table.session
            alone = len([sitter for sitter in table.seating.sitters if sitter is not None]) < 2
            other = session.daily or session.learning is not None or campaign_title(table.play.match)
            if not table.over or table.was_closed or alone or other or table.play.match.branched_from is not None:
                raise Refusal(409, "no-rematch", "A rematch follows a finished match between several people.")
            return await self._tables.rematch(table, identity, wanted.promise)

    async def ratings(self, identity: str | None, on: bool | None = None) -> RatingInfo:
        """Return the ratings of a person. on: whether to turn them on or off first, None for neither."""
        if identity is None:
            return RatingInfo(on=False, games=[])
        if on is not None:
            await self._tables.results.do(partial(turn_rating, identity=identity, on=on))
        rated = await self._tables.results.do(partial(is_rated, identity=identity))
        stored = await self._tables.results.do(partial(ratings_of, identity=identity))
        games = [
            GameRating(game=one.game, rating=round(one.mu, 1), error=round(one.sigma, 1), matches=one.matches)
            for one in stored
        ]
        return RatingInfo(on=rated, games=games)

    async def report(self, identity: str | None, id: str, wanted: ReportLine) -> ReportReceipt:
        """Store a report of a line that another person has written. Raises Refusal."""
        table = await self._tables.find(id, identity)
        lines = table.chat.lines
        readers = {*table.seating.sitters, *table.seating.unwelcome, *[line.identity for line in lines]}
        if identity is None or identity not in readers:
            raise Refusal(403, "not-yours", "Only people who have sat at this table can report its lines.")
        at = next((at for at, line in enumerate(lines) if line.number == wanted.number), None)
        if at is None or lines[at].identity == identity:
            message = "This line has been deleted, or it is your own. Only lines of other players can be reported."
            raise Refusal(404, "unknown-line", message)
        id = pseudonym(identity, f"{table.id} {wanted.number}")
        report = new_report(id, table.id, identity, lines[at], lines[max(0, at - BEFORE) : at])
        await self._tables.results.do(partial(add_report, report=report))
        return ReportReceipt(id=report.id)

    async def _met(self, identity: str) -> Sequence[PlayedWith]:
        return await self._tables.results.do(partial(played_with, identity=identity))


def friend_routes(tables: TableRegistry, identities: Identities, limits: Limits, opening: RateLimit) -> list[Route]:
    """Return the routes for people who have played together. opening: the limit on new tables."""
    requests = FriendRequests(tables, identities)
    looking = RateLimit(limits.results, "results")
    inviting = RateLimit(limits.inviting, "inviting")
    joining = RateLimit(limits.joining, "joining")
    reporting = RateLimit(limits.reports, "reports")

    async def list_players(request: Request) -> Response:
        identity = identities.of(request)
        looking.take(identity, request)
        return reply(await requests.players(identity))

    async def list_calls(request: Request) -> Response:
        identity = identities.of(request)
        looking.take(identity, request)
        return reply(await requests.calls(identity))

    async def call_player(request: Request) -> Response:
        wanted = await read(request, CallPlayer)
        identity = identities.of(request)
        inviting.take(identity, request)
        return reply((await requests.call(identity, request.path_params["id"], wanted)).info(identity))

    async def answer_call(request: Request) -> Response:
        wanted = await read(request, AnswerCall)
        identity = identities.of(request)
        joining.take(identity, request)
        return reply((await requests.answer(identity, request.path_params["id"], wanted)).info(identity))

    async def start_rematch(request: Request) -> Response:
        wanted = await read(request, StartRematch)
        identity = identities.of(request)
        opening.take(identity, request)
        return reply((await requests.rematch(identity, request.path_params["id"], wanted)).info(identity), 201)

    async def report_line(request: Request) -> Response:
        wanted = await read(request, ReportLine)
        identity = identities.of(request)
        reporting.take(identity, request)
        return reply(await requests.report(identity, request.path_params["id"], wanted), 201)

    async def show_ratings(request: Request) -> Response:
        identity = identities.of(request)
        looking.take(identity, request)
        return reply(await requests.ratings(identity))

    async def turn_ratings(request: Request) -> Response:
        wanted = await read(request, TurnRating)
        known = identities.of(request)
        joining.take(known, request)
        identity = known or identities.new()
        response = reply(await requests.ratings(identity, wanted.on))
        await identities.give(identity, request, response)
        return response

    return [
        Route("/players", list_players),
        Route("/calls", list_calls),
        Route("/tables/{id}/call", call_player, methods=["POST"]),
        Route("/tables/{id}/answer-call", answer_call, methods=["POST"]),
        Route("/tables/{id}/rematch", start_rematch, methods=["POST"]),
        Route("/tables/{id}/report-line", report_line, methods=["POST"]),
        Route("/ratings", show_ratings),
        Route("/ratings", turn_ratings, methods=["POST"]),
    ]
