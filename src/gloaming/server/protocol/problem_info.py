"""Structs for error responses, and for the problems that players report."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloaming.server.protocol.wire import Wire


class SendReport(Wire, frozen=True):
    """POST /api/tables/ID/report: report a problem at a table. Answered with ReportReceipt.

    The server stores the save and the record of the match with the report.

    words: a description of what went wrong.
    """

    words: Annotated[str, msgspec.Meta(max_length=512)]


class ReportReceipt(Wire, frozen=True):
    """The answer to SendReport.

    id: the id of the report, to quote when you ask about it.
    """

    id: str


class Problem(Wire, frozen=True):
    """The body of every error response.

    error: an identifier for the kind of error.
    message: what happened and what to do about it.
    """

    error: str
    message: str
