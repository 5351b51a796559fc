"""One-time codes for the free seats of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.wire import MaybeDigest, Wire, Word


class QrCode(Wire, frozen=True):
    """A QR code of size x size squares. path: its dark ones as an SVG path, to be stroked with the width 1."""

    size: int
    path: str


class Invite(Wire, frozen=True):
    """A one-time code for a seat, given to the opener on request; a new one makes the old one void.

    links: by which others can follow it, the best first; none where only the server's own machine reaches the server.
    qr: of the first link.
    """

    seat: int
    code: str
    links: list[str] = []
    qr: QrCode | None = None


class CreateInvite(Wire, frozen=True):
    """POST /api/tables/ID/invites: a code for a free human seat. Only the opener may ask; answered with Invite."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class AcceptInvite(Wire, frozen=True):
    """POST /api/join: sit down by a code; answered with TableInfo. The code is spent. promise: as in CreateTable."""

    code: Word
    promise: MaybeDigest = ""


class InviteInfo(Wire, frozen=True):
    """POST /api/invitation with AcceptInvite: what a code invites to, before it is spent.

    by: what the opener is called, "" for no name; seat: where one would sit; seats: all of them.
    """

    game: str
    title: str
    by: str
    seat: int
    seats: list[SeatInfo]
