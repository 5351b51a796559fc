"""Delete unused tables and old results regularly."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NoReturn

from gloaming.server.monitoring import metrics
from gloaming.server.store.database import StoreFault
from gloaming.server.store.pruning import Pruned

log = logging.getLogger(__name__)

FORGET = 6 * 60 * 60.0
"""Seconds between two searches for tables to delete: short enough that each day on which the server runs is stored."""


async def delete_unused(prune: Callable[[], Awaitable[Pruned]], backfill: Callable[[], Awaitable[None]]) -> NoReturn:
    """Delete unused tables and old results from the store, at the start and then every FORGET seconds.

    prune: marks and deletes some of them; backfill: computes results that are missing, which happens once.
    """
    due = True
    while True:
        marked, dropped, last = 0, 0, 1
        try:
            if due:
                await backfill()
                due = False
            while last:
                done = await prune()
                last = done.dropped
                marked, dropped = marked + done.marked, dropped + last
        except StoreFault as error:
            log.error("unused tables cannot be deleted: %s", error)
            metrics.failed("store")
        if marked:
            log.info("marked %d unused tables: they are deleted if they are still unused on another day", marked)
        if dropped:
            log.info("deleted %d unused tables", dropped)
        await asyncio.sleep(FORGET)
