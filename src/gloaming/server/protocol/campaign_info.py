"""Structs for campaigns: start the next match with the same people, or import a campaign from a file."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gloaming.server.protocol.wire import MaybeDigest, Wire


class StartNextMatch(Wire, frozen=True):
    """POST /api/tables/ID/next-match: start the next match of a campaign with everybody at the table of the finished
    match.

    Answered with TableInfo. The first request opens the new table. Later requests return that table, or are refused if
    they name a different match.

    number: the index of the wanted match in `next_matches` of TableUpdate.
    promise: the commitment of the person who asks first, as in CreateTable.
    """

    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    promise: MaybeDigest = ""


class ImportCampaign(Wire, frozen=True):
    """POST /api/campaigns: open a table that continues a campaign from a file. Answered with TableInfo.

    campaign: the content of a file that GET /api/tables/ID/campaign returned.
    number: the index of the wanted match among those with which the campaign can continue.
    """

    campaign: dict[str, Any]
    number: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
