"""The clock of a table: it runs while a person's choice is awaited."""

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
"""Seconds by which what the store knows of a running clock may be wrong."""


class TableClock:
    """Runs the clocks of a table, and has a bot play for people whose time is over."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._ticking: asyncio.TimerHandle | None = None

    def run(self, least: float = 0.0) -> None:
        """Let the clock run of the person whose choice is awaited, and look at it in time, after `least` s or later."""
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
        """Look at the clock that runs, as `_look` does; False: the store failed, and it is looked at again."""
        try:
            await self._look()
        except StoreFault:
            log.exception("a clock is not stored", extra={"table": self._table.id})
            metrics.failed("store")
            self.run(STORE_PAUSE)
            return False
        return True

    async def stop(self) -> None:
        """Keep what has been thought, now that nobody can go on."""
        if self._ticking is not None:
            self._ticking.cancel()
        clock = self._table.session.clock
        if clock is None or clock.running is None:
            return
        clock.run(None)
        try:
            await self._table.session.log(ClockEntry(), self._table.play)
        except Fenced:  # another server has the table, and counts from what was stored before
            pass
        except StoreFault:
            log.exception("a clock is not stored", extra={"table": self._table.id})
            metrics.failed("store")

    async def _look(self) -> None:
        """Look at the clock that runs: a bot plays for whose time is over, else what is spent is kept.

        Raises StoreFault.
        """
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
        """Whether the store knows when the running clock is over. left: the seconds left of it, None: none runs."""
        if left is None or self._table.session.due is None:
            return left is None and self._table.session.due is None
        return abs(self._table.session.due - time.time() - left) < SLACK
