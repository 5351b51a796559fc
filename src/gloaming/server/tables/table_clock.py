"""Run the clocks of a table that is in memory."""

from __future__ import annotations

import asyncio
import logging
import time

from gloaming.server.monitoring import metrics
from gloaming.server.protocol.table_messages import ClockTick
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Fenced
from gloaming.server.tables.bot_turn import STORE_PAUSE
from gloaming.server.tables.clock import KEPT_EVERY
from gloaming.server.tables.journal_entries import ClockEntry, SubstituteEntry
from gloaming.server.tables.table_state import TableState

log = logging.getLogger(__name__)

SLACK = 2.0
"""The deadline in the store is updated if it differs from that of the running clock by this number of seconds."""


class TableClock:
    """The timer for the clocks of a table. A bot substitutes for a person whose clock expires."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._ticking: asyncio.TimerHandle | None = None

    def run(self, least: float = 0.0) -> None:
        """Start the clock of the person to move, and schedule the next check of the clock.

        least: the minimum seconds until the check.
        """
        clock, to_move = self._table.session.clock, self._table.session.awaited(self._table.play)
        if clock is None:
            return
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        plays = self._table.begun and not self._table.over and to_move in self._table.seating.people()
        clock.run(to_move if plays else None)
        left = clock.left(to_move) if plays and to_move is not None else None
        if left is not None or not self._is_known(left):
            wait = min(KEPT_EVERY, left) if left is not None and self._is_known(left) else 0.0
            wait = max(least, wait)
            self._ticking = asyncio.get_running_loop().call_later(wait, self._table.inbox.put_nowait, ClockTick())

    async def tick(self) -> bool:
        """Check the running clock. Return False if the store failed; then another check is scheduled."""
        try:
            await self._look()
        except StoreFault:
            log.exception("a clock is not stored", extra={"table": self._table.id})
            metrics.failed("store")
            self.run(STORE_PAUSE)
            return False
        return True

    async def stop(self) -> None:
        """Stop the clocks and store the time used, because the table is unloaded."""
        if self._ticking is not None:
            self._ticking.cancel()
        clock = self._table.session.clock
        if clock is None or clock.running is None:
            return
        clock.run(None)
        try:
            await self._table.session.log(ClockEntry(), self._table.play)
        except Fenced:  # another server owns the table, and continues from the stored time
            pass
        except StoreFault:
            log.exception("a clock is not stored", extra={"table": self._table.id})
            metrics.failed("store")

    async def _look(self) -> None:
        """Let a bot substitute if the running clock has expired; otherwise store the time used. Raises StoreFault."""
        clock = self._table.session.clock
        if clock is None or (clock.running is None and self._table.session.due is None):
            return
        seat = clock.running
        if seat is None or clock.left(seat) > 0:
            await self._table.session.log(ClockEntry(), self._table.session.play)
            return
        await self._table.session.log(SubstituteEntry(seat=seat, absent=seat, id=""), self._table.session.play)
        self._table.session.seating.substitutes.add(seat)
        self._table.session.change()

    def _is_known(self, left: float | None) -> bool:
        """Return whether the deadline in the store is up to date.

        left: the seconds left on the running clock, None if no clock runs.
        """
        if left is None or self._table.session.due is None:
            return left is None and self._table.session.due is None
        return abs(self._table.session.due - time.time() - left) < SLACK
