"""Turns: the long messages of one address leave the event loop to others."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from gloaming.server.http.event_loop_turns import REST, EventLoopTurns

WORK = 0.02
"""Seconds."""


def test_who_wants_many_turns_rests_between_them_and_nobody_else_waits_for_that() -> None:
    async def go() -> tuple[float, float]:
        turns = EventLoopTurns()
        start = time.monotonic()

        async def work(address: str) -> float:
            await turns.take(address)
            turns.rest(address, WORK)
            return time.monotonic() - start

        eve = [asyncio.create_task(work("far")) for _ in range(3)]
        await asyncio.sleep(0)
        ann = await work("near")
        return ann, max(await asyncio.gather(*eve))

    ann, eve = asyncio.run(go())
    assert ann < eve
    assert eve >= 2 * REST * WORK


def test_a_turn_that_is_wanted_no_more_is_nobodys() -> None:
    async def go() -> None:
        turns = EventLoopTurns()
        await turns.take("far")
        waiting = asyncio.create_task(turns.take("far"))
        await asyncio.sleep(0)
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        turns.rest("far", 0.0)
        await asyncio.wait_for(turns.take("far"), 10)
        turns.rest("far", 0.0)
        await asyncio.sleep(0.01)
        assert not turns._locks
        assert not turns._wanted

    asyncio.run(go())
