"""Create tables that are played with packs of the workshop."""

from __future__ import annotations

import asyncio

import msgspec

from gloaming import BadSetup, WrongVersion
from gloaming.server.limits.responses import Refusal
from gloaming.server.protocol.table_info import CreateTable
from gloaming.server.tables.history import History
from gloaming.server.tables.table_setup import new_table
from gloaming.server.workshop.workshop_packs import WorkshopPacks


async def table_with_packs(workshop: WorkshopPacks, opener: str, wanted: CreateTable, *, carries: bool) -> History:
    """Return the state of a new table with packs. Raises Refusal, BadSetup or StoreFault.

    The match is started once in a process that can be killed before this process starts it.

    carries: whether the options may include those that are not offered in forms, such as the party of a campaign.
    """
    if wanted.start_with is not None and wanted.seed is not None:
        raise BadSetup("start_with: the server looks for a deal, so leave out the seed")
    contents = await workshop.named(wanted.packs, wanted.game, opener)
    try:
        seats = len(wanted.seats)
        dealt = await workshop.games.start(wanted.game, contents, seats, wanted.options, wanted.start_with)
        game = await workshop.games.load(wanted.game, contents)
    except WrongVersion as error:
        raise Refusal(422, "bad-pack", str(error)) from None
    if not carries:
        game.check_form_settings(wanted.options)
    wanted = msgspec.structs.replace(wanted, options=dealt.options)
    return await asyncio.to_thread(new_table, game, opener, wanted, dealt.seed)
