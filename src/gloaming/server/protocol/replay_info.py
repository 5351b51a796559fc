"""Records of finished matches: imported, replayed and branched."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.wire import MaybeDigest, Wire, Word


class ImportRecord(Wire, frozen=True):
    """POST /api/records: import the record of a match; answered with TableInfo of a finished table."""

    record: dict[str, Any]


class ReplayFrame(Wire, frozen=True):
    """GET /api/tables/ID/replay/N, for a finished match: the table after N choices, as you saw it.

    of: the choices of the whole match; event_count: the events up to then; waiting_for: the seat to move; question: its
    prompt.
    """

    number: int
    of: int
    event_count: int
    view: dict[str, Any]
    waiting_for: int | None
    question: str


class StartBranch(Wire, frozen=True):
    """POST /api/tables/ID/branch: start a new match from a position of a finished one; answered with TableInfo.

    Allowed for those who may see its record. number: choices made before the position; seat: yours; what that seat did
    not know is dealt again. level: the spec of the bots in the other seats; promise: as in CreateTable.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Word = "medium"
    promise: MaybeDigest = ""
