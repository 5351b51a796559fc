"""Turns for what takes the event loop some milliseconds, so that all of it leaves the loop to the rest of the time."""

from __future__ import annotations

import asyncio
from typing import Final

REST: Final = 2.0
"""Rest after such work, as a multiple of the time it took: one address takes at most a third of the loop."""

LONGEST_REST: Final = 0.5
"""Seconds of a rest at most."""


class EventLoopTurns:
    """One piece of work of an address at a time, with rests between. The more addresses want turns, the longer."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: dict[str, int] = {}

    async def take(self, address: str) -> None:
        """Wait for a turn. Whoever has had it calls `rest`."""
        self._wanted[address] = self._wanted.get(address, 0) + 1
        try:
            await self._locks.setdefault(address, asyncio.Lock()).acquire()
        except asyncio.CancelledError:
            self._leave(address)
            raise

    def rest(self, address: str, took: float) -> None:
        """End a turn in which the loop has worked for so many seconds; the next one begins after a rest."""
        rest = min(REST * took * len(self._locks), LONGEST_REST)
        asyncio.get_running_loop().call_later(rest, self._end, address)

    def _end(self, address: str) -> None:
        self._locks[address].release()
        self._leave(address)

    def _leave(self, address: str) -> None:
        self._wanted[address] -= 1
        if not self._wanted[address]:
            del self._wanted[address], self._locks[address]
