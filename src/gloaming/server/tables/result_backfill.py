"""Compute the results of matches that ended before results were stored. This happens once for each of their tables."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from typing import Final

from gloaming import Shelf
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.monitoring import metrics
from gloaming.server.store.database import Work
from gloaming.server.store.operations import Operations
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal, load_history
from gloaming.server.tables.match_session import MatchSession

log = logging.getLogger(__name__)

PAUSE: Final = 0.05
"""Seconds between two tables, so that players' choices are stored first."""


async def backfill(store: Operations, people: Profiles, shelf: Shelf) -> None:
    """Store the results of all tables that the store lists as due.

    The time of a result is that of the table's last entry.

    A table that cannot be loaded is logged and stays in the list until the next start. Raises StoreFault.
    """
    tables = await store.due()
    settled = 0
    for table, ended in tables:
        try:
            await _settle(store, people, shelf, table, ended)
            settled += 1
        except Exception as error:
            why = re.sub(r"[0-9a-f]{32,}", "...", str(error))  # keep dice keys out of the log
            message = "the result of table %s cannot be computed: %s: %s"
            log.error(message, table, type(error).__name__, why, extra={"table": table})
            metrics.failed("server")
        await asyncio.sleep(PAUSE)
    if tables:
        log.info("computed the results of %d of %d former tables", settled, len(tables))


async def _settle(store: Operations, people: Profiles, shelf: Shelf, table: str, ended: float) -> None:
    """Store the results of one table, and remove it from the list, in one transaction."""
    kept = await store.look(table)
    results: Sequence[Work] = ()
    if kept is not None:
        past = await asyncio.to_thread(load_history, kept, shelf)
        await people.look_up(*past.seating.sitters)
        results = await asyncio.to_thread(_results, people, table, past, ended)
    await store.settle(table, results)


def _results(people: Profiles, table: str, past: History, ended: float) -> Sequence[Work]:
    """Return the writes of a table's results, an empty list if the match is running."""
    seats = past.seating.infos(None, (), people.known)
    course = MatchSession(table, past, Journal(), lambda: None, lambda: seats, lambda: True)
    return course.results(course.play, ended)
