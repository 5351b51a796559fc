"""Campaigns: the next match with the same people, and campaigns imported from files."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.wire import MaybeDigest, Wire


class StartNextMatch(Wire, frozen=True):
    """POST /api/tables/ID/next-match: start the next match of a campaign, with everybody at the finished one's table.

    number: index into TableUpdate's `next_matches`. The first request opens the table; later ones get the same table,
    or are refused if they name another match. Answered with TableInfo. promise: as in CreateTable, of the person who
    asks first.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    promise: MaybeDigest = ""


class ImportCampaign(Wire, frozen=True):
    """POST /api/campaigns: open a table that continues a campaign from a file; answered with TableInfo.

    campaign: the content of a file from GET /api/tables/ID/campaign; number: index of the next match among the possible
    ones.
    """

    campaign: dict[str, Any]
    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
