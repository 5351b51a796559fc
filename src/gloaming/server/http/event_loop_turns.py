"""Take turns for work that blocks the event loop for some milliseconds, so that other work is not delayed much."""

from __future__ import annotations

import asyncio
from typing import Final

REST: Final = 2.0
"""Rest after such work, as a multiple of its duration: one address uses at most a third of the loop."""

LONGEST_REST: Final = 0.5
"""The longest rest in seconds."""


class EventLoopTurns:
    """One piece of work per address at a time, with rests between.

    The rests grow with the number of addresses that wait.
    """

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: dict[str, int] = {}

    async def take(self, address: str) -> None:
        """Wait for a turn. The caller has to end it with `rest`."""
        self._wanted[address] = self._wanted.get(address, 0) + 1
        try:
            await self._locks.setdefault(address, asyncio.Lock()).acquire()
        except asyncio.CancelledError:
            self._leave(address)
            raise

    def rest(self, address: str, took: float) -> None:
        """End a turn. took: seconds of work in it. The next turn of the address begins after a rest."""
        rest = min(REST * took * len(self._locks), LONGEST_REST)
        asyncio.get_running_loop().call_later(rest, self._end, address)

    def _end(self, address: str) -> None:
        self._locks[address].release()
        self._leave(address)

    def _leave(self, address: str) -> None:
        self._wanted[address] -= 1
        if not self._wanted[address]:
            del self._wanted[address], self._locks[address]
