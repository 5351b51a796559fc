"""The routes of the lobby: list public tables, and join one without an invite."""

from __future__ import annotations

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.limits.rate_limits import Limits, RateLimit, address_of
from gloaming.server.limits.responses import Refusal, SentElsewhere, read, reply
from gloaming.server.protocol.table_info import JoinTable
from gloaming.server.tables.table_registry import TableRegistry


def lobby_routes(tables: TableRegistry, identities: Identities, limits: Limits) -> list[Route]:
    """Return the routes that list and join public tables."""
    shared = tables.store is not None and tables.store.shared
    looking = RateLimit(limits.results, "results")
    joining = RateLimit(limits.joining, "joining")

    async def list_tables(request: Request) -> Response:
        """Return the TableInfo of each public table that waits for players."""
        identity = identities.of(request)
        looking.take(identity, request)
        return reply([table.info(identity) for table in tables.waiting()])

    async def join_table(request: Request) -> Response:
        wanted = await read(request, JoinTable)
        known = identities.of(request)
        joining.take(known, request)
        if shared and request.path_params.get("id") != wanted.table:
            raise SentElsewhere(f"/api/tables/{quote(wanted.table, safe='')}/lobby")
        table = await tables.find(wanted.table, known)
        identity = known or identities.new()
        if table.seating.of(identity) is None:
            if not table.listed:
                raise Refusal(
                    409,
                    "not-open",
                    "This table is no longer open to everyone. The match has begun, or the table was closed.",
                )
            if identity in table.seating.unwelcome:
                raise Refusal(
                    403,
                    "sent-away",
                    "You cannot join this table again: you were removed, left while the dice were being mixed, or left "
                    "after the host had turned off your lines in the chat.",
                )
            if table.has_enough_of(address_of(request)):
                message = "Several people with your address were removed from this table. Ask the host for an invite."
                raise Refusal(403, "sent-away", message)
            await tables.profiles.look_up(identity)
            free = table.free_seats()
            if not free or await table.sit(identity, free[0], wanted.promise) is None:
                raise Refusal(409, "not-open", "That seat has just been taken. Try again.")
        response = reply(table.info(identity))
        await identities.give(identity, request, response)
        return response

    return [
        Route("/lobby", list_tables),
        Route("/lobby", join_table, methods=["POST"]),
        Route("/tables/{id}/lobby", join_table, methods=["POST"]),
    ]
