"""The routes of the health check and the metrics, for the server's operator."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.server.http.addresses import is_this_machine
from gloaming.server.http.connections import room
from gloaming.server.limits.proxies import PEER, known_address
from gloaming.server.limits.rate_limits import SOON, SocketLimit
from gloaming.server.limits.responses import Refusal, reply
from gloaming.server.monitoring import metrics
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Operations
from gloaming.server.tables.table_registry import TableRegistry

WAIT: Final = 1.0
"""Seconds within which the store must answer the health check."""

FRESH: Final = 0.5
"""Seconds for which a result of the health check is reused."""

PROXY_HEADERS: Final = frozenset(
    {
        *("forwarded", "via", "x-real-ip", "x-client-ip", "client-ip", "x-cluster-client-ip", "true-client-ip"),
        *("cf-connecting-ip", "fastly-client-ip", "x-original-forwarded-for", "x-proxyuser-ip"),
        *("x-envoy-external-address",),
    }
)
"""Headers that show that a request came through a proxy, besides those that begin with `x-forwarded-`."""


def health_routes(tables: TableRegistry, places: SocketLimit, *, metrics_to_all: bool) -> list[Route]:
    """Return the routes of the health check and the metrics.

    metrics_to_all: whether other machines may read the metrics.
    """

    check = None if tables.store is None else HealthCheck(tables.store)

    async def health(request: Request) -> Response:
        problem = "" if check is None else await check.problem()
        if problem:
            raise Refusal(503, "store", problem, wait=SOON)
        return reply({"status": "ok"})

    async def numbers(request: Request) -> Response:
        if not metrics_to_all and not _is_this_machine(request):
            raise Refusal(
                403,
                "not-here",
                "Metrics are available on this machine only. Serve with --metrics-to-all to allow others.",
            )
        body = metrics.exposition(len(tables.awake), places.taken, tables.bot_pool.waiting, room.taken, room.most)
        return Response(body, headers={"Cache-Control": "no-store"}, media_type="text/plain; version=0.0.4")

    return [Route("/healthz", health), Route("/metrics", numbers)]


class HealthCheck:
    """Checks that the store accepts writes, at most once in FRESH seconds."""

    def __init__(self, store: Operations) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._at = -math.inf
        self._problem = ""

    async def problem(self) -> str:
        """Return why the store cannot be used; "" if it can."""
        async with self._asking:
            if time.monotonic() - self._at > FRESH:
                self._problem = await self._check()
                self._at = time.monotonic()
        return self._problem

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(WAIT):
                await self._store.check()
        except TimeoutError:
            return f"The store did not answer within {WAIT:g} s. Check the server's log and its disk."
        except StoreFault as error:
            why = str(error).removeprefix(f"{self._store.name}: ")
            return f"Choices cannot be stored, so none is accepted. The store {why}"
        return ""


def _is_this_machine(request: Request) -> bool:
    """Return whether a request was sent by a program on this machine, not passed on by a proxy for someone else.

    The connection must come from a loopback address, without any header that proxies add. The header Host must name
    this machine, since a proxy that adds no such headers still passes on the public host name.
    """
    if any([name in PROXY_HEADERS or name.startswith("x-forwarded-") for name in request.headers]):
        return False
    peer = request.scope.get(PEER, request.scope["client"])
    known = None if peer is None else known_address(peer[0])
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname
    return known is not None and known.is_loopback and host is not None and is_this_machine(host)
