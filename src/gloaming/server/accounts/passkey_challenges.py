"""Challenges for passkeys to sign: each is for one browser, and can be answered once and for a short time."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer, base64_decode, base64_encode
from starlette.requests import Request
from starlette.responses import Response

from gloaming.server.accounts.identities import Identities, cookie_name
from gloaming.server.accounts.passkeys import Passkeys
from gloaming.server.limits.proxies import is_secure
from gloaming.server.limits.responses import Refusal

GOOD_FOR: Final = 300
"""Seconds for which a challenge can be answered."""

BYTES: Final = 32


class RelyingParty(NamedTuple):
    """The site for which a passkey is valid: the server's host name (WebAuthn's rp id), and the origin of its page."""

    host: str
    origin: str


def place_of(request: Request) -> RelyingParty:
    """Return the relying party of a request, from the header Origin, which `Guard` has checked.

    Raises Refusal if browsers allow no passkeys at that origin.
    """
    origin = request.headers["origin"].lower()
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if _is_numbers(host) or not (parts.scheme == "https" or host == "localhost" or host.endswith(".localhost")):
        message = (
            "Browsers allow passkeys only at addresses with https and a host name, such as https://table.example, "
            "and at http://localhost. Open this page at such an address."
        )
        raise Refusal(409, "no-passkeys-here", message)
    return RelyingParty(host, origin)


def _is_numbers(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class PasskeyChallenges:
    """Creates and checks challenges. key: the server's secret key.

    A signed cookie of the browser holds the challenge, with its purpose and the browser's session. Only answered
    challenges are stored, until they would have expired.
    """

    def __init__(self, key: bytes, identities: Identities, passkeys: Passkeys) -> None:
        self._passkeys = passkeys
        self._signer = URLSafeTimedSerializer(
            key, salt="gloaming challenge", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._identities = identities

    def new(self) -> bytes:
        """Return a new random challenge."""
        return secrets.token_bytes(BYTES)

    def give(self, what: str, challenge: bytes, request: Request, response: Response) -> None:
        """Store a challenge in the browser's cookie, which replaces an earlier one.

        what: the purpose of the challenge.
        """
        response.set_cookie(
            _cookie(request),
            str(self._signer.dumps([what, self._session(request), base64_encode(challenge).decode()])),
            max_age=GOOD_FOR,
            httponly=True,
            samesite="strict",
            secure=is_secure(request.scope),
        )

    async def spend(self, what: str, request: Request) -> bytes:
        """Return the challenge from a browser's cookie, and mark it as answered. what: the purpose of the challenge.

        Raises Refusal if there is no valid challenge for that purpose, or StoreFault.
        """
        try:
            signed = self._signer.loads(request.cookies.get(_cookie(request), ""), max_age=GOOD_FOR)
        except BadData:
            signed = None
        if signed is None or signed[:2] != [what, self._session(request)]:
            raise stale()
        challenge = base64_decode(signed[2])
        if not await self._passkeys.spend(challenge, GOOD_FOR):
            raise stale()
        return challenge

    def _session(self, request: Request) -> str:
        session = self._identities.session(request)
        return "" if session is None else session.id


def stale() -> Refusal:
    """Return the refusal of an answer to a challenge that has expired, was answered, or is another browser's."""
    return Refusal(
        409, "stale-challenge", "This took too long, was already done, or began in another browser. Try again."
    )


def _cookie(request: Request) -> str:
    return f"{cookie_name(request)}-asked"
