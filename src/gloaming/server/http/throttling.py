"""The rate limit on all requests of an address."""

from __future__ import annotations

import asyncio
import math
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.server.http.guards import ALWAYS
from gloaming.server.limits.rate_limits import SHARED, Rate, TokenBuckets, address_of
from gloaming.server.limits.responses import problem, safe
from gloaming.server.monitoring import metrics

LONGEST: Final = 2.0
"""The longest delay of a request in seconds: short, so that few connections are open for delayed requests."""


class Throttling:
    """Middleware that limits the rate of an address's requests: it delays some, and rejects those with long delays."""

    def __init__(self, app: ASGIApp, rate: Rate) -> None:
        self._app = app
        self._rates = TokenBuckets(rate.burst * SHARED, rate.seconds / SHARED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, delayed if necessary, or reject it."""
        if scope["type"] != "lifespan" and scope["path"] not in ALWAYS:
            address = address_of(HTTPConnection(scope))
            wait = self._rates.wait(address)
            if wait > 0:
                metrics.limited("requests")
            if wait > LONGEST:
                message = "Too many requests from your address. Try again later."
                refusal = problem(429, "too-many", message)
                more = {"Connection": "close", "Retry-After": str(math.ceil(wait))}
                refusal.headers.update({**safe(scope), **more})
                await refusal(scope, receive, send)
                return
            self._rates.count(address)
            if wait > 0:
                await asyncio.sleep(wait)
        await self._app(scope, receive, send)
