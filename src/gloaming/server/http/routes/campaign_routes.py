"""The routes that start the next match of a campaign with the same people, and export and import campaigns as files."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming import BadSetup, GloamingError, Match
from gloaming.engine.match.campaign_definition import NextMatch
from gloaming.engine.match.campaign_file import CampaignFile
from gloaming.server.accounts.identities import Identities
from gloaming.server.limits.rate_limits import RateLimit
from gloaming.server.limits.responses import Refusal, read, reply
from gloaming.server.protocol.campaign_info import ImportCampaign, StartNextMatch
from gloaming.server.protocol.table_info import CreateTable
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry

MOST_BYTES: Final = 64 * 1024
"""The size in bytes of the largest campaign that can be imported."""


class Campaigns:
    """Starts the next matches of the campaigns at a server's tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._following = asyncio.Lock()

    async def start_next_match(self, identity: str | None, id: str, wanted: StartNextMatch) -> Table:
        """Return the table of the next match; it is opened once for everyone at the finished match's table.

        identity: the person who starts it; id: the table of the finished match. Raises Refusal, or the errors of
        opening a table.
        """
        number = wanted.number
        async with self._following:
            table = await self._tables.seen(id, identity)
            seat = table.seating.of(identity)
            if seat is None:
                raise Refusal(403, "not-yours", "Only the players of this table can start its next match.")
            next_matches = table.next_matches()
            if table.next_match:
                followed = await self._tables.find(table.next_match)
                if number not in _numbers(next_matches, followed.play.match):
                    message = "The others have already started a different next match. Open this table to join it."
                    raise Refusal(409, "other-next-match", message)
                return followed
            if number >= len(next_matches):
                message = f"There is no next match {number}. This match has {len(next_matches)}, numbered from 0."
                raise Refusal(409, "no-next-match", message)
            return await self._tables.follow(table, next_matches[number].options, seat, wanted.promise)

    async def import_campaign(self, identity: str, wanted: ImportCampaign) -> Table:
        """Open a table for the next match of a campaign file, and return the table.

        Raises Refusal, BadSetup or StoreFault.
        """
        try:
            await self._tables.workshop.games.prepare(wanted.campaign)
            kept = await asyncio.to_thread(self._tables.shelf.campaign, wanted.campaign)
        except (GloamingError, RecursionError) as error:
            raise Refusal(400, "bad-campaign", f"This campaign cannot be played: {error}") from None
        if wanted.number >= len(kept.next_matches):
            raise Refusal(400, "bad-campaign", "This campaign is finished, so there is no next match.")
        options = kept.next_matches[wanted.number].options
        next_match = CreateTable(game=kept.game.id, seats=kept.seats, options=options)
        return await self._tables.open(identity, next_match, carries=True)


def _numbers(next_matches: Sequence[NextMatch], followed: Match) -> Collection[int]:
    """Return the indices of the `next_matches` that the started match `followed` may be; all if that is unknown."""
    campaign = followed.game.campaign
    carried = "" if campaign is None else campaign.carried
    numbers = [
        number
        for number, next_match in enumerate(next_matches)
        if all(followed.settings.get(id) == value for id, value in next_match.options.items() if id != carried)
    ]
    return numbers or range(len(next_matches))


def kept_of(match: Match, seats: Sequence[str]) -> CampaignFile:
    """Return the campaign that a match belongs to as a campaign file. Raises Refusal if it belongs to no campaign.

    The next match in the file is the one that follows the match, or the match itself if it is not over.
    """
    party = match.party()
    if match.game.campaign is None:
        raise Refusal(409, "no-campaign", f"{match.game.title} has no campaign: each match stands for itself")
    if party is None:
        message = "This match is not part of a campaign. Once it is over, it can become the first of one."
        raise Refusal(409, "no-campaign", message)
    next_matches = match.next_matches() if match.over else [NextMatch("Play", match.settings)]
    return CampaignFile(match.game, seats, party, match.settings, next_matches)


def campaign_routes(
    campaigns: Campaigns, tables: TableRegistry, identities: Identities, opening: RateLimit
) -> list[Route]:
    """Return the routes that start next matches, and export and import campaign files."""

    async def start_next_match(request: Request) -> Response:
        """Return the TableInfo of the next match's table."""
        wanted = await read(request, StartNextMatch)
        identity = identities.of(request)
        opening.take(identity, request)
        table = await campaigns.start_next_match(identity, request.path_params["id"], wanted)
        return reply(table.info(identity), 201)

    async def export_campaign(request: Request) -> Response:
        """Return the campaign at a table as a file, if the requester is the table's host or one of its players."""
        table = await tables.find(request.path_params["id"])
        identity = identities.of(request)
        if identity is None or not table.seating.belongs_to(identity):
            raise Refusal(403, "not-yours", "Only the host and the players of this table can have its campaign.")
        return reply(kept_of(table.play.match, table.seating.kinds).as_json())

    async def import_campaign(request: Request) -> Response:
        """Return the TableInfo of a new table that continues an imported campaign."""
        wanted = await read(request, ImportCampaign, MOST_BYTES)
        known = identities.of(request)
        opening.take(known, request)
        identity = known or identities.new()
        try:
            table = await campaigns.import_campaign(identity, wanted)
        except BadSetup as error:
            raise Refusal(400, "bad-campaign", f"This campaign cannot be played: {error}") from None
        response = reply(table.info(identity), 201)
        await identities.give(identity, request, response)
        return response

    return [
        Route("/campaigns", import_campaign, methods=["POST"]),
        Route("/tables/{id}/next-match", start_next_match, methods=["POST"]),
        Route("/tables/{id}/campaign", export_campaign),
    ]
