"""Structs for invites: one-time codes for the free seats of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloaming.server.protocol.game_info import PacksInfo
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.wire import MaybeDigest, Wire, Word


class QrCode(Wire, frozen=True):
    """A QR code.

    size: the number of modules (squares) per side.
    path: the dark modules as an SVG path, to be drawn with a stroke width of 1.
    """

    size: int
    path: str


class Invite(Wire, frozen=True):
    """A one-time code for a seat. A new invite to the same seat invalidates the earlier one.

    links: addresses to send to the invited person, the best one first. The list is empty if only the server's own
    machine can reach the server.
    qr: a QR code of the first link.
    """

    seat: int
    code: str
    links: list[str] = []
    qr: QrCode | None = None


class CreateInvite(Wire, frozen=True):
    """POST /api/tables/ID/invites: create an invite to a free human seat. Answered with Invite.

    Only the person who opened the table may send this.

    seat: the free seat.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class AcceptInvite(Wire, frozen=True):
    """POST /api/join: use an invite and sit down at its table. Answered with TableInfo.

    The code of the invite becomes invalid.

    code: the code of the invite.
    promise: your commitment to a share of the dice key, as in CreateTable.
    """

    code: Word
    promise: MaybeDigest = ""


class InviteInfo(Wire, frozen=True):
    """POST /api/invitation with AcceptInvite: show an invite; its code stays valid.

    title: the title of the game.
    by: the name of the person who opened the table, "" if they have not chosen one.
    mark: the id of that person's avatar.
    seat: the seat that the invite offers.
    seats: all seats of the table.
    packs: the packs with which the match is played, None for none. POST /api/invitation/packs with AcceptInvite returns
    those of the workshop, each as PackOfTable.
    """

    game: str
    title: str
    by: str
    seat: int
    seats: list[SeatInfo]
    mark: str = ""
    packs: PacksInfo | None = None
