"""Profiles, browser sessions, passkeys, and codes that sign another device in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.invite_info import QrCode
from gloaming.server.protocol.wire import Wire, Word

MARKS = ("", "raven", "moth", "key", "moon", "skull", "candle", "cat", "web", "eye", "bell", "rose", "hand")
"""The marks that a person can choose as an avatar; "": none."""


class Profile(Wire, frozen=True):
    """GET and POST /api/me: your own name and mark. name: "" to use the name of the seat; mark: one of MARKS."""

    name: Word = ""
    mark: Word = ""


class TransferCode(Wire, frozen=True):
    """POST /api/me/transfer: a one-time code that signs another device in as you.

    seconds: how long the code is valid; links, qr: as in Invite.
    """

    code: str
    seconds: int
    links: list[str] = []
    qr: QrCode | None = None


class SessionInfo(Wire, frozen=True):
    """GET /api/me/sessions: a browser that is signed in as you.

    browser: a short description, "" if unknown; began, seen: Unix time of the first and the last use; here: whether it
    is the browser that sent the request. began is 0 for one session that stands for all browsers signed in before the
    server kept sessions.
    """

    id: str
    browser: str
    began: float
    seen: float
    here: bool = False


class EndSession(Wire, frozen=True):
    """POST /api/me/sessions: sign a browser out. id: "" for all but this one. Answered with the remaining sessions."""

    id: Word = ""


class PasskeyInfo(Wire, frozen=True):
    """GET /api/me/passkeys: one of your passkeys. host: where it is valid; made, used: Unix time, 0: never."""

    id: str
    name: str
    host: str
    made: float
    used: float = 0.0


class PasskeyOptions(Wire, frozen=True):
    """POST /api/me/passkeys/ask and /api/passkeys/ask: WebAuthn options for the browser, as JSON."""

    options: dict[str, Any]


class RegisterPasskey(Wire, frozen=True):
    """POST /api/me/passkeys: register a passkey that the browser has made. Answered with PasskeyInfo.

    credential: WebAuthn's JSON; name: how you recognize the passkey, "" for a description of the browser.
    """

    credential: dict[str, Any]
    name: Word = ""


class SignInWithPasskey(Wire, frozen=True):
    """POST /api/passkeys/use: sign in as the owner of a passkey; answered with Profile. credential: WebAuthn's JSON."""

    credential: dict[str, Any]


class RemovePasskey(Wire, frozen=True):
    """POST /api/me/passkeys/remove: delete a passkey; answered with the remaining ones."""

    id: Annotated[str, msgspec.Meta(max_length=2000)]


class UseTransferCode(Wire, frozen=True):
    """POST /api/me/transfer/use: sign in as the person who created the code, which uses it up; answered with Profile.

    POST /api/me/transfer/owner: show that person's Profile without using the code up.
    """

    code: Word
