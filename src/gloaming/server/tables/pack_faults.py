"""End matches whose packs of the workshop break the rules. Such packs must not harm more than their own table."""

from __future__ import annotations

import logging

from gloaming.server.monitoring import metrics
from gloaming.server.store.database import StoreFault
from gloaming.server.tables.live_match import workshop_contents
from gloaming.server.tables.table_state import TableState

log = logging.getLogger(__name__)


async def end_if_broken(table: TableState) -> bool:
    """End the match without a result if its packs have broken the rules. Return whether it was ended."""
    session = table.session
    if not session.broken or table.over:
        return False
    packs = ", ".join([name.partition("#")[0] for name in workshop_contents(table.play.match.game)])
    log.error("the match ends, as its packs %s break the rules: %s", packs, session.broken, extra={"table": table.id})
    metrics.failed("packs")
    try:
        await table.exits.end("pack")
    except StoreFault:
        log.exception("the end of a match is not stored", extra={"table": table.id})
        metrics.failed("store")
        return False
    return True
