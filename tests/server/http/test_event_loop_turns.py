"""Turns: the long messages of one address leave the event loop to others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from gloaming.server.http import event_loop_turns
from gloaming.server.http.event_loop_turns import REST, EventLoopTurns

from ..house import House, until

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


def test_a_server_that_ends_while_an_address_rests_leaves_the_next_one_in_this_process_free(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_loop_turns, "REST", 1e9)
    monkeypatch.setattr(event_loop_turns, "LONGEST_REST", 1e9)
    for _ in range(2):
        house = open_house()
        ann = house.person()
        table = ann.open("random", "random", seed=7)
        until(lambda house=house, table=table: house.table(table).over)  # type: ignore[misc]
        assert ann.join(table).update.table == table
        house.close()
