"""Who someone is: a random id in a signed cookie that no script can read."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

MONTH = 30 * 24 * 60 * 60


class Identities:
    """Reads and gives identities. The key lasts as long as the server, as do its tables."""

    def __init__(self) -> None:
        self._signer = Signer(secrets.token_bytes(32), salt="gloaming identity", digest_method=hashlib.sha256)

    def of(self, connection: HTTPConnection) -> str | None:
        """The identity that a request or socket shows; None: none, or a forged one."""
        try:
            return self._signer.unsign(connection.cookies.get(_cookie(connection), "")).decode()
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
            secure=connection.url.scheme == "https",
        )


def _cookie(connection: HTTPConnection) -> str:
    """Cookies are shared by all ports of a host; two servers on one machine keep theirs apart."""
    port = connection.url.port
    return "gloaming" if port is None else f"gloaming-{port}"
