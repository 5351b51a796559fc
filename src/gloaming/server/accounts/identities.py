"""Who someone is: a random id, known by the session whose secret a signed cookie holds that no script can read."""

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
"""The session that a scope shows."""

GIVEN: Final = "gloaming.given"
"""The identity that the answer to a scope gives."""


class Identities:
    """Reads and gives identities, each by a session.

    key: the secret key of the server (`store/secret_keys.py`); it lasts as long as the tables do.
    """

    def __init__(self, key: bytes, sessions: BrowserSessions) -> None:
        self._signer = Signer(key, salt="gloaming session", digest_method=hashlib.sha256)
        self._former = Signer(key, salt="gloaming identity", digest_method=hashlib.sha256)
        self._sessions = sessions

    async def recognise(self, connection: HTTPConnection) -> None:
        """Find out whose session a request or socket shows: none, or a forged one, is nobody's. Raises StoreFault."""
        digest = self._shown(connection)
        connection.scope[SESSION] = None if digest is None else await self._sessions.find(digest)

    def session(self, connection: HTTPConnection) -> BrowserSession | None:
        """The session of a request or socket; None: it is nobody's."""
        session: BrowserSession | None = connection.scope.get(SESSION)
        return session

    def of(self, connection: HTTPConnection) -> str | None:
        """The identity of a request or socket; None: it is nobody's."""
        session = self.session(connection)
        return None if session is None else session.identity

    def known(self, connection: HTTPConnection, asking: RateLimit) -> str:
        """The identity of whoever asks, whose request counts. Raises Refusal, to who is nobody yet too."""
        identity = self.of(connection)
        asking.take(identity, connection)
        if identity is None:
            raise Refusal(403, "nobody", "This browser has no identity here yet. Join a table or choose a name first.")
        return identity

    def new(self) -> str:
        """An identity that nobody has."""
        return secrets.token_urlsafe(16)

    async def give(self, identity: str, connection: HTTPConnection, response: Response) -> None:
        """Let the asker be that from now on, and no more what they were before. Raises StoreFault."""
        session = self.session(connection)
        value = connection.cookies.get(cookie_name(connection), "")
        if session is None or session.identity != identity or session.is_former:
            browser = browser_of(connection.headers.get("user-agent", ""))
            instead = None if session is None or session.is_former else session
            value = self._signer.sign(await self._sessions.begin(identity, browser, instead)).decode()
        connection.scope[GIVEN] = identity
        _set_cookie(connection, response, value)

    def renewing(self, connection: HTTPConnection, send: Send) -> Send:
        """Return a `send` that gives the asker's cookie again where that is due, so that it does not expire in use."""
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
        """Let the asker be nobody from now on: their session ends. Raises StoreFault."""
        session = self.session(connection)
        if session is not None:
            await self._sessions.end(session.identity, lambda candidate: candidate.digest == session.digest)
        secure = is_secure(connection.scope)
        response.delete_cookie(cookie_name(connection), httponly=True, samesite="strict", secure=secure)

    def _shown(self, connection: HTTPConnection) -> str | None:
        """What the session that a cookie shows is kept by; None: there is no cookie, or a forged one."""
        value = connection.cookies.get(cookie_name(connection), "")
        with suppress(BadSignature):
            return digest_of_secret(self._signer.unsign(value).decode())
        with suppress(BadSignature):
            return FORMER + self._former.unsign(value).decode()
        return None


class IdentityMiddleware:
    """Finds out who asks, before anything else is done."""

    def __init__(self, app: ASGIApp, identities: Identities) -> None:
        self._app = app
        self._identities = identities

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it where that cannot be found out."""
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
    """Cookies are shared by all ports of a host; two servers on one machine keep theirs apart.

    With `__Host-` a browser takes it, encrypted, from this host alone: no neighbour below the same name can set it.
    """
    port = connection.url.port
    name = "gloaming" if port is None else f"gloaming-{port}"
    return f"__Host-{name}" if is_secure(connection.scope) else name
