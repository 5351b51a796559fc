"""The routes that compare a draft of the workshop with the box, for the person who started the comparison."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.accounts.identities import Identities
from gloaming.server.limits.rate_limits import Limits, RateLimit, address_of
from gloaming.server.limits.responses import read, reply
from gloaming.server.protocol.workshop_info import StartComparison
from gloaming.server.workshop.comparisons import Comparisons

MOST_BYTES: Final = 300 * 1024
"""The maximum size of a request to compare a draft, in bytes."""


def comparison_routes(comparisons: Comparisons, identities: Identities, limits: Limits) -> list[Route]:
    """Return the routes of comparisons."""
    starting = RateLimit(limits.comparisons, "comparisons")
    looking = RateLimit(limits.moments, "moments")

    async def start(request: Request) -> Response:
        known = identities.of(request)
        wanted = await read(request, StartComparison, MOST_BYTES)
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
