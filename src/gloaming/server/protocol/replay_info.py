"""Structs for records of matches: import a record, replay a match, and branch from a position."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.wire import MaybeDigest, Wire, Word


class ImportRecord(Wire, frozen=True):
    """POST /api/records: import the record of a match. Answered with TableInfo of a table whose match is over.

    record: the content of a record file.
    """

    record: dict[str, Any]


class ReplayFrame(Wire, frozen=True):
    """GET /api/tables/ID/replay/N, for a finished match: the table after N choices, as you saw it.

    number: the number of choices before this position.
    of: the number of choices in the whole match.
    event_count: the number of events before this position.
    waiting_for: the seat to move, None if there is none.
    question: the prompt of the seat to move.
    """

    number: int
    of: int
    event_count: int
    view: dict[str, Any]
    waiting_for: int | None
    question: str


class StartBranch(Wire, frozen=True):
    """POST /api/tables/ID/branch: start a new match from a position of a finished match. Answered with TableInfo.

    Allowed for people who may see the record of the finished match. Everything that your seat did not know in that
    position is dealt again.

    number: the number of choices made before the position.
    seat: the seat that you play.
    level: the spec of the bots in the other seats.
    promise: your commitment to a share of the dice key, as in CreateTable.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Word = "medium"
    promise: MaybeDigest = ""
