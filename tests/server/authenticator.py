"""A software authenticator: it stores passkeys as a browser would, and lies if a test asks for it."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Held:
    """A passkey. count: signatures so far."""

    id: bytes
    key: ec.EllipticCurvePrivateKey
    handle: str
    count: int = 0


class Authenticator:
    """Makes and uses passkeys. origin: of the page."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.held: list[Held] = []

    def make(self, options: dict[str, Any], *, id: bytes = b"", origin: str = "", rp: str = "") -> dict[str, Any]:
        """Return what `navigator.credentials.create` returns. id, origin, rp: replace the right ones."""
        made = Held(id or secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1()), options["user"]["id"])
        self.held.append(made)
        numbers = made.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(made.id).to_bytes(2, "big") + made.id + cbor2.dumps(public)
        data = self._data(rp or options["rp"]["id"], PRESENT | VERIFIED | ATTESTED, 0) + attested
        response = {
            "clientDataJSON": self._client("webauthn.create", options, origin),
            "attestationObject": bytes_to_base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return _credential(made, response)

    def show(
        self,
        options: dict[str, Any],
        passkey: Held | None = None,
        *,
        origin: str = "",
        rp: str = "",
        count: int | None = None,
    ) -> dict[str, Any]:
        """Return what `navigator.credentials.get` returns. origin, rp, count: replace the right ones."""
        passkey = passkey or self.held[0]
        passkey.count += 1
        data = self._data(rp or options["rpId"], PRESENT, passkey.count if count is None else count)
        client = self._client("webauthn.get", options, origin)
        signed = data + sha256(base64url_to_bytes(client)).digest()
        response = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(passkey.key.sign(signed, ec.ECDSA(SHA256()))),
            "userHandle": passkey.handle,
        }
        return _credential(passkey, response)

    def _data(self, rp: str, flags: int, count: int) -> bytes:
        return sha256(rp.encode()).digest() + bytes([flags]) + count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], origin: str) -> str:
        client = {
            "type": kind,
            "challenge": options["challenge"],
            "origin": origin or self.origin,
            "crossOrigin": False,
        }
        return bytes_to_base64url(json.dumps(client).encode())


def _credential(passkey: Held, response: dict[str, str]) -> dict[str, Any]:
    id = bytes_to_base64url(passkey.id)
    return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
