"""The routes that compare a draft of the workshop with the box, for the person who started the comparison."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.http.routes.workshop_routes import AROUND
from gloaming.server.limits.rate_limits import Limits, RateLimit, address_of
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.workshop_info import StartComparison
from gloaming.server.tables.table_registry import TableRegistry
from gloaming.server.workshop.comparisons import Comparisons
from gloaming.server.workshop.workshop_packs import MOST_BYTES


def comparison_routes(
    comparisons: Comparisons, tables: TableRegistry, identities: Identities, limits: Limits
) -> list[Route]:
    """Return the routes of comparisons."""
    starting = RateLimit(limits.comparisons, "comparisons")
    looking = RateLimit(limits.moments, "moments")

    async def start(request: Request) -> Response:
        if not tables.workshop.enabled:
            raise Refusal(404, "no-workshop", "The workshop is turned off on this server.")
        known = identities.of(request)
        wanted = await read(request, StartComparison, MOST_BYTES + AROUND)
        identity = known or identities.new()
        comparisons.admit(identity, address_of(request))
        starting.take(identity, request)
        response = reply(await comparisons.start(identity, address_of(request), wanted), 201)
        await identities.give(identity, request, response)
        return response

    async def show_or_stop(request: Request) -> Response:
        identity, id = identities.of(request), request.path_params["id"]
        if request.method == "DELETE":
            return reply(comparisons.stop(identity, id))
        looking.take(identity, request)
        return reply(comparisons.find(identity, id))

    return [
        Route("/workshop/comparisons", start, methods=["POST"]),
        Route("/workshop/comparisons/{id}", show_or_stop, methods=["GET", "DELETE"]),
    ]
