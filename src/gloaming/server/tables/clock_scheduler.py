"""Watch the clocks of tables that are not in memory. When a clock expires, load its table, so that a bot substitutes.

`store/clock_deadlines.py` reads the deadlines from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.store.clock_deadlines import clear_deadline, expired_clocks
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Operations

log = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds between two searches for expired clocks."""


class ClockScheduler:
    """The task that loads tables whose clocks have expired.

    wake: loads the table with an id, unless another server owns it. Raises Refusal or StoreFault.
    """

    def __init__(self, store: Operations, wake: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._wake = wake
        self._first = not store.shared

    async def begin(self) -> None:
        """Extend the deadlines by the time during which no server ran. Call this before clients connect."""
        try:
            await self._over()
        except StoreFault as error:
            log.error("the clocks of tables cannot be read: %s", error)

    async def end(self) -> None:
        """Store that clocks do not run from now on, unless other servers share the store."""
        with suppress(StoreFault):
            await self._over()

    async def run(self) -> None:
        """Search for expired clocks repeatedly, until the task is cancelled."""
        while True:
            try:
                await self.look()
            except StoreFault as error:
                log.debug("clocks cannot be read: %s", error)
            except Exception:
                log.exception("clocks cannot be read")
                metrics.failed("server")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Load all tables whose clocks have expired. Raises StoreFault."""
        for id in await self._over():
            try:
                await self._wake(id)
            except Refusal as error:
                if error.status == 503:  # memory is full
                    return
                await self._store.do(partial(clear_deadline, table=id))

    async def _over(self) -> Sequence[str]:
        now, first = time.time(), self._first
        expired = await self._store.do(partial(expired_clocks, now=now, first=first))
        self._first = False
        return expired
