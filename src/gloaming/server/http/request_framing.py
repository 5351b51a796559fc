"""Reject requests that state the length of their body in two ways."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.server.limits.responses import problem, safe

FAULTY: Final = (
    "This request gives its length in two ways. Send either Content-Length or, in HTTP/1.1, Transfer-Encoding."
)


class RequestFraming:
    """Middleware that rejects requests with an ambiguous body length and closes their connections.

    If a proxy and this server used different lengths, they would disagree on where the next request begins. An attacker
    could use that to smuggle a request into another client's connection (RFC 9112, sections 6.1 and 11.2).
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or reject it if the length of its body is ambiguous."""
        if scope["type"] != "lifespan" and _is_ambiguous(scope):
            refusal = problem(400, "bad-framing", FAULTY)
            refusal.headers.update({**safe(scope), "Connection": "close"})
            await refusal(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _is_ambiguous(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    if "transfer-encoding" not in headers:
        return False
    return "content-length" in headers or scope.get("http_version") == "1.0"
