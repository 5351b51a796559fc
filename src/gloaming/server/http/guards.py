"""Check each request's host name, the spelling of its path and, if it changes something, its origin."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.server.limits.proxies import PROXIED, is_secure
from gloaming.server.limits.rate_limits import SOON
from gloaming.server.limits.responses import problem, safe
from gloaming.server.monitoring import metrics
from gloaming.server.monitoring.file_descriptors import FULL

LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})

ALWAYS = frozenset({"/healthz", "/metrics"})
"""Paths that are served even when no regular connection is free."""

ESCAPED = re.compile(rb"%(2[def]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])", re.IGNORECASE)
"""A percent-escaped letter, digit, `-`, `.`, `_`, `~` or `/` in a path.

Paths with such escapes are rejected: a load balancer that compares raw paths could send requests for one table to
different servers.
"""

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?")
"""Pattern of the header Host: a host name or address, and an optional port."""

LAST_PORT = 65535


class Guard:
    """Middleware that checks the header Host and, for WebSockets and changes, the header Origin.

    host: the address that the server listens on; allowed: more host names of the server.
    """

    def __init__(self, app: ASGIApp, host: str, allowed: Sequence[str] = ()) -> None:
        self._app = app
        own_name = f"[{host}]" if ":" in host else host
        self._names = LOOPBACK | {own_name.lower()} | {name.lower() for name in allowed}
        self._everywhere = own_name in ("0.0.0.0", "[::]")
        if self._everywhere:
            self._names |= {socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or reject it with the reason."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_safe(message: Message) -> None:
            if message["type"] == "websocket.http.response.start":
                metrics.REFUSED_SOCKETS.inc()
            if message["type"].endswith("http.response.start"):
                MutableHeaders(scope=message).update(safe(scope))
            await send(message)

        if FULL in scope.get("state", ()) and scope["path"] not in ALWAYS:
            metrics.limited("connections")
            message = "The server has no free connections. Try again later."
            refusal = problem(503, "full", message)
            refusal.headers.update({"Connection": "close", "Retry-After": str(SOON)})
            await refusal(scope, receive, send_safe)
            return
        if ESCAPED.search(scope.get("raw_path") or b""):
            refusal = problem(
                400,
                "bad-path",
                "This address has needless percent-escapes. Write letters, digits and slashes unescaped.",
            )
            await refusal(scope, receive, send_safe)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if len(headers.getlist("host")) != 1 or not self._is_ours(host):
            names = ", ".join(sorted(self._names))
            refusal = problem(
                403,
                "bad-host",
                f"This server does not answer to this host name. It answers to: {names}. --allowed-host adds a name.",
            )
            await refusal(scope, receive, send_safe)
        elif _changes(scope) and not _is_own_page(headers, _origins(scope, host)):
            refusal = problem(403, "bad-origin", "The Origin header must name this server, and nothing else.")
            await refusal(scope, receive, send_safe)
        else:
            await self._app(scope, receive, send_safe)

    def _is_ours(self, host: str) -> bool:
        """Return whether the header Host names this server. This is checked behind proxies too: some pass on any name.

        If every name were accepted, another site could point a name of its own at this server, and its page could then
        read responses (DNS rebinding).
        """
        parts = HOST.fullmatch(host)
        if parts is None or int(parts[2] or 0) > LAST_PORT:
            return False
        return parts[1] in self._names or (self._everywhere and _is_address(parts[1]))


def is_host_name(text: str) -> bool:
    """Return whether a text is a host name or an IP address, without a port."""
    parts = HOST.fullmatch(text.lower())
    return parts is not None and parts[1] == text.lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _changes(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")


def _origins(scope: Scope, host: str) -> tuple[str, ...]:
    """Return the origins that this server's own page can have: with https, with http, or both.

    Only a trusted proxy reports whether the client used https.
    """
    secure, open_to_all = f"https://{host}", f"http://{host}"
    if PROXIED not in scope:
        return secure, open_to_all
    return (secure,) if is_secure(scope) else (open_to_all,)


def _is_own_page(headers: Headers, own: tuple[str, ...]) -> bool:
    origins = headers.getlist("origin")
    return len(origins) == 1 and origins[0].lower() in own
