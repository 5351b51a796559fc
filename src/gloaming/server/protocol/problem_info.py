"""Refused requests, and reports of what went wrong."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gloaming.server.protocol.wire import Wire


class SendReport(Wire, frozen=True):
    """POST /api/tables/ID/report: save record and step with what went wrong; answered with ReportReceipt."""

    words: Annotated[str, msgspec.Meta(max_length=512)]


class ReportReceipt(Wire, frozen=True):
    """What to quote when asking about a report."""

    id: str


class Problem(Wire, frozen=True):
    """Why a request was refused: error names the kind, message says what would be right."""

    error: str
    message: str
