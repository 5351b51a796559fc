"""Structs for profiles, browser sessions, passkeys, and codes that sign another device in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.invite_info import QrCode
from gloaming.server.protocol.wire import Wire, Word

MARKS = ("", "raven", "moth", "key", "moon", "skull", "candle", "cat", "web", "eye", "bell", "rose", "hand")
"""The ids of the pictures that a person can choose as an avatar; "" is no picture."""


class Profile(Wire, frozen=True):
    """GET and POST /api/me: your own name and avatar.

    name: the name that you have chosen, "" to be called by the number of your seat.
    mark: the id of your avatar, one of MARKS.
    """

    name: Word = ""
    mark: Word = ""


class TransferCode(Wire, frozen=True):
    """POST /api/me/transfer: a one-time code that signs another device in as you.

    code: the code to enter on the other device.
    seconds: the number of seconds for which the code is valid.
    links: addresses that contain the code, the best one first.
    qr: a QR code of the first link.
    """

    code: str
    seconds: int
    links: list[str] = []
    qr: QrCode | None = None


class SessionInfo(Wire, frozen=True):
    """GET /api/me/sessions: a browser that is signed in as you.

    browser: a short description of the browser, "" if unknown.
    began: Unix time at which the session began. It is 0 for one session that stands for all browsers that were signed
    in before the server recorded sessions.
    seen: Unix time at which the session was last used.
    here: whether this is the browser that sent the request.
    """

    id: str
    browser: str
    began: float
    seen: float
    here: bool = False


class EndSession(Wire, frozen=True):
    """POST /api/me/sessions: sign a browser out. Answered with the remaining sessions.

    id: the id of the session to end, "" to end all sessions except the one that sends the request.
    """

    id: Word = ""


class PasskeyInfo(Wire, frozen=True):
    """GET /api/me/passkeys: one of your passkeys.

    host: the host name at which the passkey is valid.
    made: Unix time at which the passkey was registered.
    used: Unix time at which the passkey was last used to sign in, 0 if never.
    """

    id: str
    name: str
    host: str
    made: float
    used: float = 0.0


class PasskeyOptions(Wire, frozen=True):
    """POST /api/me/passkeys/ask and /api/passkeys/ask: start to register a passkey, or to sign in with one.

    options: the options that the browser has to pass to WebAuthn, as JSON.
    """

    options: dict[str, Any]


class RegisterPasskey(Wire, frozen=True):
    """POST /api/me/passkeys: register a passkey that the browser has created. Answered with PasskeyInfo.

    credential: the credential as WebAuthn encodes it in JSON.
    name: the name under which your list of passkeys shows the passkey, "" for a description of the browser.
    """

    credential: dict[str, Any]
    name: Word = ""


class SignInWithPasskey(Wire, frozen=True):
    """POST /api/passkeys/use: sign in as the owner of a passkey. Answered with Profile.

    credential: the signed WebAuthn response of the browser, as JSON.
    """

    credential: dict[str, Any]


class RemovePasskey(Wire, frozen=True):
    """POST /api/me/passkeys/remove: delete a passkey. Answered with the remaining passkeys.

    id: the id of the passkey, from PasskeyInfo.
    """

    id: Annotated[str, msgspec.Meta(max_length=2000)]


class UseTransferCode(Wire, frozen=True):
    """POST /api/me/transfer/use: sign in with a code, as the person who created the code. Answered with Profile.

    The code becomes invalid.

    POST /api/me/transfer/owner: show the Profile of the person who created the code. The code stays valid.

    code: the code, as in TransferCode.
    """

    code: Word
