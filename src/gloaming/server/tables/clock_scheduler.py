"""Clocks that run at tables which are not in memory: when one is over, its table is brought back, and a bot stands in.

The store has the time at which each is over (`due`). Only time at which a server ran counts: what passed while none
did, or by which the system's clock has jumped, is added to it.
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
from gloaming.server.store.database import Base, StoreFault
from gloaming.server.store.operations import Operations

log = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds from one look for clocks that are over to the next."""

UNSEEN: Final = 15.0
"""Seconds without a look after which no server ran, or the system's clock has jumped."""

AT_ONCE: Final = 50
"""Tables that one look brings back."""


def over(base: Base, now: float, *, first: bool) -> Sequence[str]:
    """The tables whose running clocks are over, the longest over first. first: whether no server ran just now."""
    if base.execute("SELECT id FROM tables WHERE due IS NOT NULL LIMIT 1").fetchone() is None:
        return []
    base.execute("INSERT INTO alive VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = alive.at", (now,))
    (at,) = base.execute("SELECT at FROM alive WHERE one = 1").fetchone()
    if first or now - at > UNSEEN:
        seen = "CASE WHEN touched > ? THEN touched ELSE ? END"
        move = f"UPDATE tables SET due = due + (? - {seen}) WHERE due IS NOT NULL AND {seen} < ?"
        base.execute(move, (now, at, at, at, at, now))
    elif now - at < -UNSEEN:
        base.execute("UPDATE tables SET due = due + ? WHERE due IS NOT NULL", (now - at,))
    base.execute("UPDATE alive SET at = ? WHERE one = 1", (now,))
    query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
    return [id for (id,) in base.execute(query, (now, AT_ONCE)).fetchall()]


class ClockScheduler:
    """Brings tables back. wake: does it, where no other server has the table; raises Refusal or StoreFault."""

    def __init__(self, store: Operations, wake: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._wake = wake
        self._first = not store.shared

    async def begin(self) -> None:
        """Count nothing of the time in which no server ran. To be done before anybody comes to a table."""
        try:
            await self._over()
        except StoreFault as error:
            log.error("the clocks of tables cannot be looked at: %s", error)

    async def end(self) -> None:
        """Note that no clock runs from now on, unless other servers share the store."""
        with suppress(StoreFault):
            await self._over()

    async def run(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
            except StoreFault as error:
                log.debug("clocks cannot be looked at: %s", error)
            except Exception:
                log.exception("clocks cannot be looked at")
                metrics.failed("server")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Bring back each table whose clock is over. Raises StoreFault."""
        for id in await self._over():
            try:
                await self._wake(id)
            except Refusal as error:
                if error.status == 503:  # memory is full
                    return
                await self._store.do(partial(_forget, id=id))

    async def _over(self) -> Sequence[str]:
        now, first = time.time(), self._first
        found = await self._store.do(lambda base: over(base, now, first=first))
        self._first = False
        return found


def _forget(base: Base, id: str) -> None:
    """Look no more at the clock of a table that cannot be brought back."""
    base.execute("UPDATE tables SET due = NULL WHERE id = ?", (id,))
