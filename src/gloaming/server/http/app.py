"""Assemble the web application: all routes and middleware."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from gloaming import BadSetup, Game, Shelf, UnknownGame
from gloaming.bots import BOT_KINDS
from gloaming.engine.content.clauses import clauses
from gloaming.engine.decoding import convert
from gloaming.server.accounts.identities import Identities, IdentityMiddleware
from gloaming.server.http.addresses import reachable_hosts
from gloaming.server.http.admin_socket import AdminSocket, BlockList, BlockMiddleware
from gloaming.server.http.audit import AuditLog, AuditMiddleware
from gloaming.server.http.compression import compressed
from gloaming.server.http.docs_files import docs_routes
from gloaming.server.http.earlier_builds import keep_build
from gloaming.server.http.event_loop_turns import EventLoopTurns
from gloaming.server.http.guards import Guard
from gloaming.server.http.link_previews import preview_routes
from gloaming.server.http.request_framing import RequestFraming
from gloaming.server.http.routes.account_routes import account_routes
from gloaming.server.http.routes.analysis_routes import analysis_routes
from gloaming.server.http.routes.campaign_routes import Campaigns, campaign_routes
from gloaming.server.http.routes.comparison_routes import comparison_routes
from gloaming.server.http.routes.daily_routes import DailyChallenge, daily_routes
from gloaming.server.http.routes.friend_routes import friend_routes
from gloaming.server.http.routes.health_routes import health_routes
from gloaming.server.http.routes.invite_routes import invite_routes
from gloaming.server.http.routes.lobby_routes import lobby_routes
from gloaming.server.http.routes.passkey_routes import passkey_routes
from gloaming.server.http.routes.profile_routes import profile_routes
from gloaming.server.http.routes.record_routes import record_routes
from gloaming.server.http.routes.report_routes import report_routes
from gloaming.server.http.routes.workshop_routes import workshop_routes
from gloaming.server.http.sockets import MessageLimit, attend
from gloaming.server.http.static_files import BUILT, StaticPage
from gloaming.server.http.throttling import Throttling
from gloaming.server.limits.proxies import Network, ProxyHeaders, TrustedProxies
from gloaming.server.limits.rate_limits import SOON, USUAL, Limits, RateLimit, SocketLimit, address_of
from gloaming.server.limits.responses import (
    Refusal,
    SentElsewhere,
    failed,
    not_served,
    read,
    refused,
    reply,
    sent_on,
    unstored,
)
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.game_info import BotInfo, ClauseInfo, ContentEntry, GameInfo, StyleInfo
from gloaming.server.protocol.lesson_info import StartLesson
from gloaming.server.protocol.result_info import ResultList
from gloaming.server.protocol.table_info import CreateTable
from gloaming.server.protocol.table_messages import Watcher
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Operations
from gloaming.server.store.pruning import ENDED_DAYS
from gloaming.server.store.secret_keys import fresh_key, kept_key
from gloaming.server.store.sqlite import Store
from gloaming.server.tables.disconnects import AWAY
from gloaming.server.tables.game_loader import load, load_all
from gloaming.server.tables.live_match import packs_info
from gloaming.server.tables.result_statistics import statistics
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_lesson import teaching_info
from gloaming.server.tables.table_registry import TableRegistry
from gloaming.server.workshop.comparisons import Comparisons

MOST_LISTED: Final = 100
"""The maximum number of results in a response; the statistics in it cover all stored results."""


def create_app(
    page: Path | None = None,
    *,
    data: Path | None = None,
    shared: str = "",
    host: str = "127.0.0.1",
    pause: float = 0.3,
    away: float = AWAY,
    most_tables: int = 200,
    keep_days: float = ENDED_DAYS,
    limits: Limits = USUAL,
    metrics_to_all: bool = False,
    proxies: Sequence[Network] = (),
    allowed_hosts: Sequence[str] = (),
    audit: Path | None = None,
    shelf: Shelf | None = None,
    workshop: bool = True,
) -> Starlette:
    """Return the web application that serves tables to browsers.

    page: the folder of the built web page.
    data: the folder for tables and keys, None to keep everything in memory.
    shared: the address of a PostgreSQL database that several servers share, "" for none.
    host: the address to listen on, which is also an accepted host name.
    pause: the minimum seconds between two moves of bots.
    away: the seconds until a bot may substitute for an absent person.
    most_tables: the maximum number of tables in memory at once.
    keep_days: the days without a visit after which a finished table is deleted.
    limits: the rate limits.
    metrics_to_all: whether other machines may read the metrics.
    proxies: the networks of the trusted proxies.
    allowed_hosts: host names that are accepted in addition to `host`.
    audit: the file of the audit log, None for no audit log.
    shelf: the games on offer, None for the published games.
    workshop: whether people can make packs in the workshop, and open tables with them.

    Raises StoreFault if the store or the audit log cannot be opened.
    """
    store, secret = _kept_in(data, shared)
    built = page or BUILT
    tables = TableRegistry(
        most=most_tables,
        pause=pause,
        away=away,
        store=store,
        shelf=shelf,
        keep_days=keep_days,
        stored=RateLimit(limits.stored, "stored"),
        workshop=workshop,
    )
    identities = Identities(secret, tables.sessions)
    daily = DailyChallenge(secret, tables)
    opening = RateLimit(limits.opening, "opening", limits.opening_for_days)
    looking = RateLimit(limits.results, "results")
    listing = RateLimit(limits.results, "listing")
    packing = RateLimit(limits.packs, "packs")
    connecting = RateLimit(limits.connecting, "connecting")
    messages = RateLimit(limits.all_messages, "messages", limits.messages_for_days)
    turns = EventLoopTurns()
    places = SocketLimit(limits)
    believed = TrustedProxies(proxies)
    blocks = BlockList(data)
    audited = AuditLog(audit)
    comparisons = Comparisons(tables.workshop.files)
    admin = AdminSocket(data, tables, places, blocks, audited)

    async def open_table(request: Request) -> Response:
        wanted = await read(request, CreateTable)
        if wanted.packs:
            packing.take(identities.of(request), request)
        return await join_table(request, lambda identity: tables.open(identity, wanted))

    async def start_lesson(request: Request) -> Response:
        """Open a table for a lesson or challenge."""
        wanted = await read(request, StartLesson)
        return await join_table(request, lambda identity: tables.begin(identity, wanted))

    async def join_table(request: Request, opened: Callable[[str], Awaitable[Table]]) -> Response:
        known = identities.of(request)
        opening.take(known, request)
        identity = known or identities.new()
        try:
            table = await opened(identity)
        except UnknownGame as error:
            raise Refusal(404, "unknown-game", str(error)) from None
        except BadSetup as error:
            raise Refusal(400, "bad-request", str(error)) from None
        response = reply(table.info(identity), 201)
        await identities.give(identity, request, response)
        return response

    async def own_tables(request: Request) -> Response:
        if request.method == "POST":
            return await open_table(request)
        identity = identities.of(request)
        listing.take(identity, request)
        return reply(await tables.of(identity))

    async def show_results(request: Request) -> Response:
        """Return the ResultList of the person who sends the request."""
        identity = identities.of(request)
        looking.take(identity, request)
        if identity is None:
            return reply(ResultList(results=[], games=[]))
        results = await tables.results.of(identity)
        learned = await tables.results.learned(identity)
        games = statistics(await load_all(tables.shelf), results, learned)
        return reply(ResultList(results=results[:MOST_LISTED], games=games))

    async def show_cards(request: Request) -> Response:
        """Return the ContentEntry of each entry of the game at a table, including the entries of its packs."""
        table = await tables.seen(request.path_params["id"], identities.of(request))
        return await _content(table.play.match.game)

    async def show_table(request: Request) -> Response:
        identity = identities.of(request)
        table = await tables.seen(request.path_params["id"], identity)
        return reply(table.info(identity))

    async def join(websocket: WebSocket) -> None:
        address = address_of(websocket)
        watcher = Watcher(identities.of(websocket), address)
        with ExitStack() as held:
            held.enter_context(places.held(watcher))
            connecting.take(watcher.identity, websocket)
            table = await tables.seen(websocket.path_params["id"], watcher.identity)
            if not table.is_of(watcher.identity):
                held.enter_context(places.watched(watcher))
            if not table.admit(watcher):
                metrics.limited("table-watchers")
                raise Refusal(503, "full", "Too many people are watching this table. Try again later.", wait=SOON)
            try:
                session = identities.session(websocket)
                held.enter_context(tables.sessions.watched(session, watcher))
                if session is not None and await tables.sessions.find(session.digest) is None:
                    raise Refusal(403, "signed-out", "This browser has been signed out.")
                await websocket.accept()
                bucket = MessageLimit(limits.messages, messages, watcher.identity, address)
                await attend(websocket, table, watcher, bucket, turns)
            finally:
                table.dismiss(watcher)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        await admin.start()
        yield
        await admin.close()
        await comparisons.close()
        await tables.close()
        audited.close()

    app = Starlette(
        routes=[
            *health_routes(tables, places, metrics_to_all=metrics_to_all),
            Mount(
                "/api",
                routes=[
                    Route("/games", compressed(list_games)),
                    Route("/games/{id}/content", compressed(list_content)),
                    Route("/games/{id}/rules", compressed(list_rules)),
                    Route("/games/{id}/teaching", compressed(show_teaching)),
                    Route("/lessons", start_lesson, methods=["POST"]),
                    *record_routes(tables, identities, limits, opening),
                    *analysis_routes(tables, identities, limits),
                    Route("/tables", own_tables, methods=["GET", "POST"]),
                    Route("/results", show_results),
                    *campaign_routes(Campaigns(tables), tables, identities, opening),
                    *daily_routes(daily, tables, identities, opening, looking),
                    Route("/tables/{id}", show_table),
                    Route("/tables/{id}/content", compressed(show_cards)),
                    *report_routes(tables, identities, limits, secret),
                    *invite_routes(tables, identities, limits, reachable_hosts(host)),
                    *lobby_routes(tables, identities, limits),
                    *comparison_routes(comparisons, tables, identities, limits),
                    *friend_routes(tables, identities, limits, opening),
                    *account_routes(tables, identities, limits, reachable_hosts(host)),
                    *profile_routes(tables, identities, limits),
                    *workshop_routes(tables, identities, limits, packing),
                    *passkey_routes(tables, identities, limits, secret),
                    WebSocketRoute("/tables/{id}/socket", join),
                ],
            ),
            *preview_routes(tables, built),
            *docs_routes(),
            Mount("/", StaticPage(built, keep_build(built, data) if data else [])),
        ],
        middleware=[
            Middleware(RequestFraming),
            Middleware(ProxyHeaders, proxies=believed),
            Middleware(Throttling, rate=limits.requests),
            Middleware(IdentityMiddleware, identities=identities),
            Middleware(AuditMiddleware, audit=audited, identities=identities),
            Middleware(BlockMiddleware, blocks=blocks, identities=identities),
            Middleware(Guard, host=host, allowed=allowed_hosts),
        ],
        exception_handlers={
            Refusal: refused,
            SentElsewhere: sent_on,
            StoreFault: unstored,
            HTTPException: not_served,
            Exception: failed,
        },
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.proxies = believed
    app.state.comparisons = comparisons
    return app


def _kept_in(data: Path | None, shared: str) -> tuple[Operations | None, bytes]:
    """Return the store, or None to keep nothing, and the secret key that signs identities. Raises StoreFault."""
    if shared:
        try:
            from gloaming.server.store.postgres import PostgresStore
        except ImportError:
            raise StoreFault("a shared store needs psycopg: pip install 'gloaming[postgresql]'") from None
        if data is not None:
            data.mkdir(mode=0o700, parents=True, exist_ok=True)
        store = PostgresStore(shared, data)
        return store, store.secret()
    return (None, fresh_key()) if data is None else (Store(data), kept_key(data))


async def list_games(request: Request) -> Response:
    """Return the GameInfo of each game on offer."""
    bots = [BotInfo(spec=kind.spec, name=kind.name, help=kind.help, level=kind.level) for kind in BOT_KINDS.values()]
    workshop = request.app.state.tables.workshop.enabled
    return reply([_info(game, bots, workshop=workshop) for game in await load_all(_shelf(request))])


async def list_content(request: Request) -> Response:
    """Return the ContentEntry of each card, room and other entry of a game."""
    return await _content(await _game(request))


async def list_rules(request: Request) -> Response:
    """Return the ClauseInfo of each clause of a game's rules."""
    game = await _game(request)
    listed = await asyncio.to_thread(clauses, game.folder)
    return reply(
        [ClauseInfo(id=clause.id, chapter=clause.chapter, text=clause.text, rule=clause.rule) for clause in listed]
    )


async def show_teaching(request: Request) -> Response:
    """Return the TeachingInfo of a game."""
    return reply(await asyncio.to_thread(teaching_info, await _game(request)))


async def _content(game: Game) -> Response:
    return reply(convert(await asyncio.to_thread(game.content), list[ContentEntry]))


def _shelf(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.tables.shelf
    return shelf


async def _game(request: Request) -> Game:
    try:
        return await load(_shelf(request), request.path_params["id"])
    except UnknownGame as error:
        raise Refusal(404, "unknown-game", str(error)) from None


def _info(game: Game, bots: list[BotInfo], *, workshop: bool) -> GameInfo:
    taught = teaching_info(game)
    return GameInfo(
        id=game.id,
        title=game.title,
        summary=game.summary,
        least_seats=game.seats.start,
        most_seats=game.seats.stop - 1,
        least_minutes=game.minutes[0],
        most_minutes=game.minutes[1],
        options=[setting.describe() for setting in game.form_settings],
        bots=bots,
        packs=packs_info(game),
        lessons=[lesson.id for lesson in taught.lessons],
        challenges=[challenge.id for challenge in taught.challenges],
        styles=[StyleInfo(id=style.id, help=style.help) for style in game.rules.styles.values()],
        workshop=workshop,
    )
