"""The routes of the workshop: check drafts, save and share packs, and show the packs of tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.games import ids
from gloaming.server.accounts.identities import Identities
from gloaming.server.http.compression import compressed
from gloaming.server.limits.rate_limits import Limits, RateLimit
from gloaming.server.limits.responses import Refusal, read, read_bytes, reply
from gloaming.server.protocol.workshop_info import Draft, SavePack, SharePack
from gloaming.server.tables.table_registry import TableRegistry
from gloaming.server.workshop.workshop_packs import MOST_BYTES

AROUND: Final = 4096
"""Bytes that the body of a request may have in addition to the draft in it."""

Handler = Callable[[Request], Awaitable[Response]]


def workshop_routes(tables: TableRegistry, identities: Identities, limits: Limits, changing: RateLimit) -> list[Route]:
    """Return the routes of the workshop.

    changing: the rate limit on changing packs, which opening tables with packs shares.
    """
    packs = tables.workshop
    checking = RateLimit(limits.checks, "checks")

    def if_on(handler: Handler) -> Handler:
        """Return a handler that refuses requests while the workshop is turned off."""

        @wraps(handler)
        async def handle(request: Request) -> Response:
            if not packs.enabled:
                raise Refusal(404, "no-workshop", "The workshop is turned off on this server.")
            return await handler(request)

        return handle

    def author(request: Request) -> str:
        """Return the identity of a request that changes a pack, and count the request. Raises Refusal without one."""
        identity = identities.of(request)
        changing.take(identity, request)
        if identity is None:
            raise Refusal(404, "unknown-pack", "There is no such pack, or its author does not share it.")
        return identity

    async def show_game(request: Request) -> Response:
        """Return the WorkshopGame of a game."""
        game = request.path_params["id"]
        if game not in ids():
            raise Refusal(404, "unknown-game", f"There is no game {game!r}. There are: {', '.join(ids())}.")
        return reply(await packs.describe(game))

    async def check_draft(request: Request) -> Response:
        """Return the DraftReport of a draft."""
        checking.take(identities.of(request), request)
        return reply(await packs.check(await read(request, Draft, MOST_BYTES)))

    async def own_packs(request: Request) -> Response:
        """Return the requester's packs and the featured ones, or save a new pack."""
        identity = identities.of(request)
        if request.method != "POST":
            checking.take(identity, request)
            packs.prepare()
            return reply(await packs.shown_to(identity))
        changing.take(identity, request)
        wanted = await read(request, SavePack, MOST_BYTES + AROUND)
        author = identity or identities.new()
        response = reply(await packs.save(None, author, wanted, tables.account(author)), 201)
        await identities.give(author, request, response)
        return response

    async def one_pack(request: Request) -> Response:
        """Return the PackContent of a pack, save a new version, or delete the pack."""
        id = request.path_params["id"]
        if request.method == "PUT":
            identity = author(request)
            wanted = await read(request, SavePack, MOST_BYTES + AROUND)
            return reply(await packs.save(id, identity, wanted, tables.account(identity)))
        if request.method == "DELETE":
            await packs.delete(id, author(request))
            return reply({})
        known = identities.of(request)
        checking.take(known, request)
        return reply(await packs.open(id, known, version_of(request)))

    async def share_pack(request: Request) -> Response:
        identity = author(request)
        wanted = await read(request, SharePack)
        return reply(await packs.share(request.path_params["id"], identity, shared=wanted.shared))

    async def export_pack(request: Request) -> Response:
        """Return a pack as a zip file."""
        identity = identities.of(request)
        checking.take(identity, request)
        id = request.path_params["id"]
        data = await packs.export(id, identity, version_of(request))
        headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="pack-{id}.zip"'}
        return Response(data, headers=headers, media_type="application/zip")

    async def import_pack(request: Request) -> Response:
        """Return the Draft of a zip file, which is not saved yet."""
        changing.take(identities.of(request), request)
        return reply(await packs.import_zip(bytes(await read_bytes(request, MOST_BYTES))))

    async def show_packs(request: Request) -> Response:
        """Return the PackOfTable of each workshop pack of a table, also to people who may join it in the lobby."""
        identity = identities.of(request)
        checking.take(identity, request)
        table = await tables.find(request.path_params["id"], identity)
        if not table.listed:
            table = await tables.seen(table.id, identity)
        return reply(await packs.packs_at(table.play.match.game))

    return [
        Route("/workshop/games/{id}", if_on(compressed(show_game))),
        Route("/workshop/check", if_on(check_draft), methods=["POST"]),
        Route("/workshop/packs", if_on(own_packs), methods=["GET", "POST"]),
        Route("/workshop/packs/{id}", if_on(one_pack), methods=["GET", "PUT", "DELETE"]),
        Route("/workshop/packs/{id}/share", if_on(share_pack), methods=["POST"]),
        Route("/workshop/packs/{id}/zip", if_on(export_pack)),
        Route("/workshop/import", if_on(import_pack), methods=["POST"]),
        Route("/tables/{id}/packs", show_packs),
    ]


def version_of(request: Request) -> int | None:
    """Return the number of the version in a request's query, None for the newest. Raises Refusal."""
    text = request.query_params.get("version", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refusal(400, "bad-request", "version: must be the number of a version, such as 2.")
    return int(text)
