"""Invites: one-time codes for the free seats of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.wire import MaybeDigest, Wire, Word


class QrCode(Wire, frozen=True):
    """A QR code of size x size modules. path: the dark ones as an SVG path, to be stroked with width 1."""

    size: int
    path: str


class Invite(Wire, frozen=True):
    """A one-time code for a seat. Each new invite to a seat invalidates the one before.

    links: addresses to send to the invited person, the best first; empty if only the server's own machine can reach it.
    qr: the first link.
    """

    seat: int
    code: str
    links: list[str] = []
    qr: QrCode | None = None


class CreateInvite(Wire, frozen=True):
    """POST /api/tables/ID/invites: create an invite to a free human seat; answered with Invite. Only the opener may."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class AcceptInvite(Wire, frozen=True):
    """POST /api/join: use a code up and sit down; answered with TableInfo. promise: as in CreateTable."""

    code: Word
    promise: MaybeDigest = ""


class InviteInfo(Wire, frozen=True):
    """POST /api/invitation with AcceptInvite: show an invite without using it up.

    by: the opener's name, "" if they have none; seat: the one offered; seats: all seats of the table.
    """

    game: str
    title: str
    by: str
    seat: int
    seats: list[SeatInfo]
