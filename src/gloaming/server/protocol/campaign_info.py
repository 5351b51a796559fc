"""Matches that follow another in a campaign."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.wire import MaybeDigest, Wire


class StartNextMatch(Wire, frozen=True):
    """POST /api/tables/ID/next-match: play the match that follows one that is over, with all who sit there.

    number: of `next_matches` of TableUpdate, from 0; the table is opened once, whoever asks first, and who then asks
    for another match is refused. Answered with TableInfo. promise: as in CreateTable, of who asks first.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    promise: MaybeDigest = ""


class ImportCampaign(Wire, frozen=True):
    """POST /api/campaigns: open a table for a campaign that was kept as a file; answered with TableInfo.

    number: which of the matches that may be next, from 0. GET /api/tables/ID/campaign gives such a file.
    """

    campaign: dict[str, Any]
    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
