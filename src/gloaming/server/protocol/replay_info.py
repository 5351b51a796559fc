"""Records of finished matches: imported, replayed and branched from."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.wire import MaybeDigest, Wire, Word


class ImportRecord(Wire, frozen=True):
    """POST /api/records: look at the record of a match; answered with TableInfo of a table that is over."""

    record: dict[str, Any]


class ReplayFrame(Wire, frozen=True):
    """GET /api/tables/ID/replay/N, once the match is over: the table as you saw it when N choices had been made.

    of: how many choices were made in all; event_count: how many events there had been; waiting_for, question: who was
    to choose then, and what.
    """

    number: int
    of: int
    event_count: int
    view: dict[str, Any]
    waiting_for: int | None
    question: str


class StartBranch(Wire, frozen=True):
    """POST /api/tables/ID/branch: play on from a moment of a match that is over; answered with TableInfo.

    Only who may have its record may do so. number: the choices that had been made; seat: yours, from whose knowledge
    then the new match begins: the rest is dealt anew. level: the spec of the bots in the other seats; promise: as in
    CreateTable.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Word = "medium"
    promise: MaybeDigest = ""
