"""Who someone is: a random id in a signed cookie that no script can read."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from gloaming.server.base import StoreFault
from gloaming.server.proxies import is_secure

MONTH = 30 * 24 * 60 * 60

KEY_BYTES = 32


class Identities:
    """Reads and gives identities. key: of KEY_BYTES; it lasts as long as the tables do."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="gloaming identity", digest_method=hashlib.sha256)

    def of(self, connection: HTTPConnection) -> str | None:
        """The identity that a request or socket shows; None: none, or a forged one."""
        return self.shown(connection.cookies, connection)

    def shown(self, cookies: Mapping[str, str], connection: HTTPConnection) -> str | None:
        """The identity that cookies show on such a connection; None: none, or a forged one."""
        try:
            return self._signer.unsign(cookies.get(_cookie(connection), "")).decode()
        except BadSignature:
            return None

    def new(self) -> str:
        """An identity that nobody has."""
        return secrets.token_urlsafe(16)

    def give(self, identity: str, connection: HTTPConnection, response: Response) -> None:
        """Let the asker keep the identity."""
        response.set_cookie(
            _cookie(connection),
            self._signer.sign(identity).decode(),
            max_age=MONTH,
            httponly=True,
            samesite="strict",
            secure=is_secure(connection.scope),
        )

    def take(self, connection: HTTPConnection, response: Response) -> None:
        """Let the asker be nobody from now on."""
        secure = is_secure(connection.scope)
        response.delete_cookie(_cookie(connection), httponly=True, samesite="strict", secure=secure)


def fresh_key() -> bytes:
    """A key that nobody has."""
    return secrets.token_bytes(KEY_BYTES)


def kept_key(folder: Path) -> bytes:
    """The key kept in a folder, made there when there is none. Raises StoreFault."""
    file = folder / "identity.key"
    try:
        if not file.exists():
            draft = file.with_suffix(".part")
            draft.unlink(missing_ok=True)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
                opened.write(fresh_key())
            os.replace(draft, file)
        file.chmod(0o600)
        key = file.read_bytes()
    except OSError as error:
        raise StoreFault(f"{file}: {error.strerror or error}") from None
    if len(key) != KEY_BYTES:
        raise StoreFault(
            f"{file} is damaged: it holds {len(key)} bytes, not {KEY_BYTES}. Put back a copy, or remove it: then "
            f"nobody is known again, and everyone's seats are lost to them"
        )
    return key


def _cookie(connection: HTTPConnection) -> str:
    """Cookies are shared by all ports of a host; two servers on one machine keep theirs apart.

    With `__Host-` a browser takes it, encrypted, from this host alone: no neighbour below the same name can set it.
    """
    port = connection.url.port
    name = "gloaming" if port is None else f"gloaming-{port}"
    return f"__Host-{name}" if is_secure(connection.scope) else name
