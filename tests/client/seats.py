"""Seats that play to the end, and stories that run in bounded time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from gloaming.client.seat import Seat
from gloaming.server.protocol.table_update import TableUpdate
from tests.server.house import PATIENCE


def lasting(story: Awaitable[None]) -> None:
    """Run a story, in bounded time."""

    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(bounded())


async def play_out(
    seat: Seat, chance: random.Random, between: Callable[[int], None] = lambda choice: None
) -> TableUpdate:
    """Choose at random to the end."""
    choices = 0
    async for update in seat:
        if update.prompt is not None:
            choices += 1
            between(choices)
            answer = await seat.choose(chance.randrange(len(update.prompt.options)))
            assert answer.status in ("taken", "repeated")
    assert seat.update is not None
    return seat.update


async def asked(seat: Seat) -> TableUpdate:
    """The next TableUpdate with a question for us."""
    while (update := await anext(seat)).prompt is None:
        pass
    return update
