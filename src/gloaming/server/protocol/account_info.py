"""A person's name and mark, browsers, passkeys and moves to another device."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.invite_info import QrCode
from gloaming.server.protocol.wire import Wire, Word

MARKS = ("", "raven", "moth", "key", "moon", "skull", "candle", "cat", "web", "eye", "bell", "rose", "hand")
"""The marks that people may choose; "": none."""


class Profile(Wire, frozen=True):
    """GET and POST /api/me: what one is called. name: "" for the seat's; mark: one of MARKS."""

    name: Word = ""
    mark: Word = ""


class TransferCode(Wire, frozen=True):
    """POST /api/me/transfer: a one-time code by which another device becomes who one is. seconds: how long it is good
    for.

    links, qr: as in Invite.
    """

    code: str
    seconds: int
    links: list[str] = []
    qr: QrCode | None = None


class SessionInfo(Wire, frozen=True):
    """GET /api/me/sessions: a browser that is signed in as oneself.

    browser: in a few words, "" for an unknown one; began: Unix time, 0 for all browsers together that have been
    signed in since before they were told apart; seen: Unix time; here: whether it is the one that asks.
    """

    id: str
    browser: str
    began: float
    seen: float
    here: bool = False


class EndSession(Wire, frozen=True):
    """POST /api/me/sessions: sign a browser out; answered with those that are left. id: "" for all but this one."""

    id: Word = ""


class PasskeyInfo(Wire, frozen=True):
    """GET /api/me/passkeys: a passkey of oneself. host: where it is good; made, used: Unix time, 0: never."""

    id: str
    name: str
    host: str
    made: float
    used: float = 0.0


class PasskeyOptions(Wire, frozen=True):
    """POST /api/me/passkeys/ask and /api/passkeys/ask: what the browser is to be asked for, as WebAuthn's JSON."""

    options: dict[str, Any]


class RegisterPasskey(Wire, frozen=True):
    """POST /api/me/passkeys: keep a passkey that the browser has made, as WebAuthn's JSON; answered with PasskeyInfo.

    name: by which one knows it, "" for that of the browser.
    """

    credential: dict[str, Any]
    name: Word = ""


class SignInWithPasskey(Wire, frozen=True):
    """POST /api/passkeys/use: become whose passkey it is; answered with Profile. credential: as WebAuthn's JSON."""

    credential: dict[str, Any]


class RemovePasskey(Wire, frozen=True):
    """POST /api/me/passkeys/remove: answered with those that are left."""

    id: Annotated[str, msgspec.Meta(max_length=2000)]


class UseTransferCode(Wire, frozen=True):
    """POST /api/me/transfer/use: become who gave the code; answered with Profile. The code is spent.

    POST /api/me/transfer/owner: who gave it; answered with Profile. The code stays good.
    """

    code: Word
