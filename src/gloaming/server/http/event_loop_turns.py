"""Limit how long the long-running work of one client address blocks the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

REST: Final = 2.0
"""The rest after a piece of work, as a multiple of its duration: an address gets at most a third of the loop's time."""

LONGEST_REST: Final = 0.5
"""The longest rest after a piece of work, in seconds."""


class EventLoopTurns:
    """Turns for work that blocks the event loop: one turn per client address at a time, with a rest after each.

    The rests grow with the number of addresses that have or want a turn.
    """

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: dict[str, int] = {}

    async def take(self, address: str) -> None:
        """Wait until it is the address's turn. The caller has to end the turn with `rest`."""
        self._wanted[address] = self._wanted.get(address, 0) + 1
        try:
            await self._locks.setdefault(address, asyncio.Lock()).acquire()
        except asyncio.CancelledError:
            self._leave(address)
            raise

    def rest(self, address: str, took: float) -> None:
        """End an address's turn; its next turn begins after a rest. took: the seconds that the work took."""
        rest = min(REST * took * len(self._locks), LONGEST_REST)
        asyncio.get_running_loop().call_later(rest, self._end, address)

    def _end(self, address: str) -> None:
        self._locks[address].release()
        self._leave(address)

    def _leave(self, address: str) -> None:
        self._wanted[address] -= 1
        if not self._wanted[address]:
            del self._wanted[address], self._locks[address]
