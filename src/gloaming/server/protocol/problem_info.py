"""Errors, and reports of problems."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloaming.server.protocol.wire import Wire


class SendReport(Wire, frozen=True):
    """POST /api/tables/ID/report: report a problem at a table; answered with ReportReceipt.

    words: what went wrong. The server adds the match's save and record.
    """

    words: Annotated[str, msgspec.Meta(max_length=512)]


class ReportReceipt(Wire, frozen=True):
    """The id of a report, to quote when you ask about it."""

    id: str


class Problem(Wire, frozen=True):
    """The body of every error response. error: the kind of error; message: what happened, and what to do about it."""

    error: str
    message: str
