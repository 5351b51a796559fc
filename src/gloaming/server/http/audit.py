"""The audit log: sender, address, action and result of each logged request, as JSON lines without secrets."""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from hashlib import sha256
from io import TextIOWrapper
from logging.handlers import WatchedFileHandler
from pathlib import Path
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.server.accounts.identities import GIVEN, Identities
from gloaming.server.limits.rate_limits import address_of
from gloaming.server.store.database import StoreFault

LETTERS: Final = 12
"""The number of hexadecimal digits in the digest that stands for a person."""


LONGEST: Final = 200
"""The number of characters of a path that are logged, as clients choose paths freely."""


def digest_of(identity: str | None) -> str:
    """Return the digest that stands for a person in logs; "" for a visitor without an identity."""
    return "" if identity is None else sha256(b"gloaming person" + identity.encode()).hexdigest()[:LETTERS]


class _OwnFile(WatchedFileHandler):
    """A log file that only its owner can read. If the file is moved away, the next line goes to a new file."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=lambda name, how: os.open(name, how, 0o600))


class AuditLog:
    """Writes the audit log. file: None to write nothing. Raises StoreFault if the file cannot be opened."""

    def __init__(self, file: Path | None) -> None:
        self._handler: _OwnFile | None = None
        if file is not None:
            try:
                self._handler = _OwnFile(file)
            except OSError as error:
                raise StoreFault(f"cannot write the audit log {file}: {error.strerror or error}") from None

    def note(self, what: str, *, who: str = "", address: str = "", **more: Any) -> None:
        """Write a line to the audit log.

        what: the method and path of a request, or another action; who: the person's digest; address: the client's
        address or IPv6 network, as rate limits count it; more: further fields of the line.
        """
        if self._handler is not None:
            time = datetime.now(UTC).isoformat(timespec="milliseconds")
            line = json.dumps({"time": time, "what": what, "who": who, "from": address, **more})
            self._handler.handle(logging.makeLogRecord({"msg": line}))

    def close(self) -> None:
        """Close the log file."""
        if self._handler is not None:
            self._handler.close()


class AuditMiddleware:
    """Middleware that logs each request that changes something, each rejected request, and each WebSocket."""

    def __init__(self, app: ASGIApp, audit: AuditLog, identities: Identities) -> None:
        self._app = app
        self._audit = audit
        self._identities = identities

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, and log the result."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        who, address = digest_of(self._identities.of(connection)), address_of(connection)
        is_socket = scope["type"] == "websocket"
        path = scope["path"][:LONGEST]
        what = f"{'SOCKET' if is_socket else scope['method']} {path}"

        async def noting(message: Message) -> None:
            kind = message["type"]
            if kind.endswith("http.response.start"):
                status = message["status"]
                if is_socket or status >= 400 or scope["method"] not in ("GET", "HEAD"):
                    given = digest_of(scope.get(GIVEN))
                    self._audit.note(what, who=who or given, address=address, status=status)
            elif kind == "websocket.accept":
                self._audit.note(what, who=who, address=address, status=101)
            elif kind == "websocket.close":
                self._audit.note(f"CLOSE {path}", who=who, address=address, status=message.get("code", 1000))
            await send(message)

        await self._app(scope, receive, noting)
