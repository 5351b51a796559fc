"""Results of matches that ended before the store kept any: worked out once, from the tables that it still has."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from sqlite3 import Connection
from typing import Final

from gloaming import Shelf
from gloaming.server import metrics
from gloaming.server.course import Course
from gloaming.server.journal import Journal, Past, left
from gloaming.server.people import People
from gloaming.server.results import Work
from gloaming.server.store import Store

log = logging.getLogger(__name__)

PAUSE: Final = 0.05
"""Seconds between two tables: people's choices come first."""


async def backfill(store: Store, people: People, shelf: Shelf) -> None:
    """Write down the results of the tables that are due, as if their last choices were made now, with their times.

    A table that cannot be brought back is named in the log and stays due until the next start. Raises StoreFault.
    """
    tables = await store.do(_due)
    settled = 0
    for table in tables:
        try:
            await _settle(store, people, shelf, table)
            settled += 1
        except Exception as error:
            why = re.sub(r"[0-9a-f]{32,}", "...", str(error))  # no key of dice in the log
            told = "what table %s came to cannot be worked out: %s: %s"
            log.error(told, table, type(error).__name__, why, extra={"table": table})
            metrics.failed("server")
        await asyncio.sleep(PAUSE)
    if tables:
        log.info("worked out what %d of %d former tables came to", settled, len(tables))


async def _settle(store: Store, people: People, shelf: Shelf, table: str) -> None:
    """Write down what a table came to, all at once, and that it is due no more."""
    past, ended = await store.do(lambda base: (left(base, table, shelf), _last_entry(base, table)))
    results: Sequence[Work] = ()
    if past is not None:
        await people.look_up(*past.seating.sitters)
        results = await asyncio.to_thread(_results, people, table, past, ended)

    def write(base: Connection) -> None:
        for one in results:
            one(base)
        base.execute("DELETE FROM results_due WHERE table_id = ?", (table,))

    await store.do(write)


def _results(people: People, table: str, past: Past, ended: float) -> Sequence[Work]:
    """What a table came to; nothing where the match goes on."""
    seats = past.seating.told(None, (), people.known)
    course = Course(table, past, Journal(), lambda: None, lambda: seats)
    return course.results(course.play, ended)


def _due(base: Connection) -> list[str]:
    return [id for (id,) in base.execute("SELECT table_id FROM results_due ORDER BY table_id")]


def _last_entry(base: Connection, table: str) -> float:
    """When something last happened at a table; 0: nothing ever did."""
    (at,) = base.execute("SELECT max(at) FROM log WHERE table_id = ?", (table,)).fetchone()
    return 0.0 if at is None else float(at)
