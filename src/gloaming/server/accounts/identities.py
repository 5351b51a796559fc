"""Identities: the random ids of people.

A browser is recognized by its session, whose secret is in a signed HttpOnly cookie.
"""

from __future__ import annotations

import hashlib
import secrets
from contextlib import suppress
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.server.accounts.sessions import BrowserSessions, browser_of, digest_of_secret
from gloaming.server.limits.proxies import is_secure
from gloaming.server.limits.rate_limits import ASKING, RateLimit, address_of
from gloaming.server.limits.responses import Refusal, no_store
from gloaming.server.store.database import StoreFault
from gloaming.server.store.session_store import FORMER, BrowserSession

MONTH = 30 * 24 * 60 * 60


SESSION: Final = "gloaming.session"
"""Key of an ASGI scope under which the session of the request is stored."""

GIVEN: Final = "gloaming.given"
"""Key of an ASGI scope under which the identity is stored that the response gives to the browser."""


class Identities:
    """Reads identities from requests, and gives identities to browsers.

    key: the server's secret key (`store/secret_keys.py`), which must not change while its tables exist.
    """

    def __init__(self, key: bytes, sessions: BrowserSessions) -> None:
        self._signer = Signer(key, salt="gloaming session", digest_method=hashlib.sha256)
        self._former = Signer(key, salt="gloaming identity", digest_method=hashlib.sha256)
        self._sessions = sessions

    async def recognise(self, connection: HTTPConnection) -> None:
        """Look up the session of a request or WebSocket by its cookie, and store it in the scope. Raises StoreFault.

        If the cookie is missing or forged, the stored session is None.
        """
        digest = self._shown(connection)
        connection.scope[SESSION] = None if digest is None else await self._sessions.find(digest)

    def session(self, connection: HTTPConnection) -> BrowserSession | None:
        """Return the session of a request or WebSocket; None if it has none."""
        session: BrowserSession | None = connection.scope.get(SESSION)
        return session

    def of(self, connection: HTTPConnection) -> str | None:
        """Return the identity of a request or WebSocket; None if it has none."""
        session = self.session(connection)
        return None if session is None else session.identity

    def known(self, connection: HTTPConnection, asking: RateLimit) -> str:
        """Return the identity of a request, and count the request against a rate limit.

        Raises Refusal if the request has no identity or is beyond the limit.
        """
        identity = self.of(connection)
        asking.take(identity, connection)
        if identity is None:
            raise Refusal(403, "nobody", "This browser has no identity here yet. Join a table or choose a name first.")
        return identity

    def new(self) -> str:
        """Return a new random identity."""
        return secrets.token_urlsafe(16)

    async def give(self, identity: str, connection: HTTPConnection, response: Response) -> None:
        """Sign the browser in with an identity, which replaces the one it had. Raises StoreFault."""
        session = self.session(connection)
        value = connection.cookies.get(cookie_name(connection), "")
        if session is None or session.identity != identity or session.is_former:
            browser = browser_of(connection.headers.get("user-agent", ""))
            instead = None if session is None or session.is_former else session
            value = self._signer.sign(await self._sessions.begin(identity, browser, instead)).decode()
        connection.scope[GIVEN] = identity
        _set_cookie(connection, response, value)

    def renewing(self, connection: HTTPConnection, send: Send) -> Send:
        """Return a `send` that also renews the browser's cookie when that is due: a cookie in use must not expire."""
        session = self.session(connection)
        if session is None or not self._sessions.renews(session):
            return send
        given = Response()
        _set_cookie(connection, given, connection.cookies[cookie_name(connection)])
        cookie = given.headers["set-cookie"]

        async def send_renewed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if "set-cookie" not in headers:
                    headers.append("set-cookie", cookie)
            await send(message)

        return send_renewed

    async def take(self, connection: HTTPConnection, response: Response) -> None:
        """Sign the browser out. Raises StoreFault."""
        session = self.session(connection)
        if session is not None:
            await self._sessions.end(session.identity, lambda candidate: candidate.digest == session.digest)
        secure = is_secure(connection.scope)
        response.delete_cookie(cookie_name(connection), httponly=True, samesite="strict", secure=secure)

    def _shown(self, connection: HTTPConnection) -> str | None:
        """Return the digest of the session in a request's cookie; None if the cookie is missing or forged."""
        value = connection.cookies.get(cookie_name(connection), "")
        with suppress(BadSignature):
            return digest_of_secret(self._signer.unsign(value).decode())
        with suppress(BadSignature):
            return FORMER + self._former.unsign(value).decode()
        return None


class IdentityMiddleware:
    """Middleware that looks up the identity of each request to the API."""

    def __init__(self, app: ASGIApp, identities: Identities) -> None:
        self._app = app
        self._identities = identities

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or reject it if the store fails."""
        if scope["type"] != "lifespan" and scope["path"].startswith("/api/"):
            connection = HTTPConnection(scope)
            ASKING.set(address_of(connection))
            try:
                await self._identities.recognise(connection)
            except StoreFault as error:
                await no_store(error)(scope, receive, send)
                return
            if scope["type"] == "http":
                send = self._identities.renewing(connection, send)
        await self._app(scope, receive, send)


def _set_cookie(connection: HTTPConnection, response: Response, value: str) -> None:
    response.set_cookie(
        cookie_name(connection),
        value,
        max_age=MONTH,
        httponly=True,
        samesite="strict",
        secure=is_secure(connection.scope),
    )


def cookie_name(connection: HTTPConnection) -> str:
    """Return the name of the identity cookie at the address of a request.

    All ports of a host share cookies, so the port is part of the name. With the prefix `__Host-`, browsers accept the
    cookie only from this host and over TLS, so no other subdomain can set it.
    """
    port = connection.url.port
    name = "gloaming" if port is None else f"gloaming-{port}"
    return f"__Host-{name}" if is_secure(connection.scope) else name
