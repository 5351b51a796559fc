"""Execute the choices of bots at a table."""

from __future__ import annotations

import logging
import random
from typing import Final

from gloaming.server.monitoring import metrics
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.bot_turn import STORE_PAUSE
from gloaming.server.tables.table_state import TableState

log = logging.getLogger(__name__)

LONGEST_WAIT: Final = 60.0
"""The longest time in seconds until a bot tries again at a table whose storage quota is used up."""


async def take_automatic_choice(table: TableState, option: int) -> None:
    """Take an option for a person. If it cannot be stored, or the rules fail on it, the person is asked instead."""
    try:
        if table.session.journal.account.wait() <= 0 and await table.session.take(option, automatic=True):
            return
    except StoreFault:
        log.exception("an automatic choice is not stored", extra={"table": table.id})
        metrics.failed("store")
    table.session.failed = table.play.rqid
    table.session.change()


async def take_bot_choice(table: TableState, option: int | None) -> float | None:
    """Take the option that a bot chose, or a random other option if the bot chose none or the rules fail on its option.

    Return the minimum seconds until the next choice, None if the rules fail on every option.
    """
    session = table.session
    if session.is_full and not table.seating.owned():
        return await _end(table)
    wait = session.journal.account.wait(for_bots=True)
    if wait > 0:
        return min(wait, LONGEST_WAIT)
    assert table.play.prompt is not None
    options = list(range(len(table.play.prompt.options)))
    random.shuffle(options)
    if option in options:
        options.remove(option)
        options.insert(0, option)
    elif option is not None:
        log.error("a bot chose option %r of %d", option, len(options), extra={"table": table.id})
        metrics.failed("bot")
    for number in options:
        try:
            is_taken = await session.take(number)
        except StoreFault:
            log.exception("a bot's choice is not stored", extra={"table": table.id})
            metrics.failed("store")
            return STORE_PAUSE
        if is_taken:
            return 0.0
        if session.broken:
            return STORE_PAUSE
    log.error("a table is stuck: the rules fail on every option of the bot to move", extra={"table": table.id})
    return None


async def _end(table: TableState) -> float:
    """End a match that only bots play and that has become too long."""
    try:
        await table.exits.end()
    except StoreFault:
        log.exception("the end of a match is not stored", extra={"table": table.id})
        metrics.failed("store")
    return STORE_PAUSE
