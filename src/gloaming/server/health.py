"""Whether the server is well, and what it counts: for whoever runs it."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server import metrics
from gloaming.server.proxies import known_address
from gloaming.server.rates import SOON, Places
from gloaming.server.replies import Refusal, reply
from gloaming.server.store import StoreFault
from gloaming.server.tables import Tables

WAIT: Final = 1.0
"""Seconds in which the store of a healthy server answers."""

PROXIES: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers by which a proxy on this machine tells that it asks for someone else."""


def health_routes(tables: Tables, places: Places, *, metrics_to_all: bool) -> list[Route]:
    """Health for all who ask; numbers for this machine alone, unless told."""

    async def health(request: Request) -> Response:
        if tables.store is not None:
            try:
                async with asyncio.timeout(WAIT):
                    await tables.store.do(lambda base: base.execute("SELECT count(*) FROM sqlite_schema").fetchone())
            except (StoreFault, TimeoutError):
                message = f"the store does not answer within {WAIT:g} s: see the server's log, and its disk"
                raise Refusal(503, "store", message, wait=SOON) from None
        return reply({"status": "ok"})

    async def numbers(request: Request) -> Response:
        if not metrics_to_all and not _is_this_machine(request):
            raise Refusal(403, "not-here", "metrics are told on this machine alone, unless served --metrics-to-all")
        body = metrics.told(len(tables.awake), places.taken)
        return Response(body, headers={"Cache-Control": "no-store"}, media_type="text/plain; version=0.0.4")

    return [Route("/healthz", health), Route("/metrics", numbers)]


def _is_this_machine(request: Request) -> bool:
    if any([name in request.headers for name in PROXIES]):
        return False
    known = None if request.client is None else known_address(request.client.host)
    return known is not None and known.is_loopback
