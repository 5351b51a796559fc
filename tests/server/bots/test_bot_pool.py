"""Bots think in separate processes, which may fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

import gloaming
from gloaming.bots import SeatView, bot
from gloaming.server.bots import bot_pool
from gloaming.server.bots.bot_pool import BotFault, BotPool, Requester
from tests.server.house import GAME, PATIENCE

MATCH = gloaming.game(GAME).new(seats=2, seed=1)
assert MATCH.decision is not None
SEAT = MATCH.decision.seat
OPTIONS = range(len(MATCH.decision.options))


@asynccontextmanager
async def thinking(deadline: float = PATIENCE) -> AsyncIterator[BotPool]:
    opened = BotPool(1, deadline)
    try:
        yield opened
    finally:
        await opened.close()


def test_a_bot_chooses_in_one_process_again_and_again() -> None:
    async def go() -> None:
        async with thinking() as bots:
            chosen = [await bots.choose("random", seed, SEAT, MATCH.save()) for seed in range(20)]
            assert set(chosen) <= set(OPTIONS)
            assert len(set(chosen)) > 1
            assert len(bots._all) == 1

    asyncio.run(go())


@pytest.mark.parametrize("processes", [1, 3])
def test_trees_grown_in_several_processes_choose_what_one_would(processes: int) -> None:
    alone = bot("search:3x40", 5).choose(SeatView(MATCH, SEAT))

    async def go() -> None:
        bots = BotPool(processes, PATIENCE)
        try:
            assert await bots.choose("search:3x40", 5, SEAT, MATCH.save(), trees=3) == alone
            assert len(bots._all) == processes
            with pytest.raises(BotFault, match="search:40 does not search trees"):
                await bots.choose("search:40", 5, SEAT, MATCH.save(), trees=3)
            assert await bots.choose("random", 5, SEAT, MATCH.save()) in OPTIONS
        finally:
            await bots.close()

    asyncio.run(go())


def test_bots_wait_for_a_free_process() -> None:
    async def go() -> None:
        async with thinking() as bots:
            chosen = await asyncio.gather(*(bots.choose("random", 7, SEAT, MATCH.save()) for _ in range(5)))
            assert len(set(chosen)) == 1
            assert len(bots._all) == 1

    asyncio.run(go())


def test_tables_of_people_come_first_then_those_who_have_had_the_least_thinking() -> None:
    async def go() -> None:
        async with thinking() as bots:
            done: list[str] = []

            async def ask(name: str, asker: Requester, spec: str = "random") -> None:
                await bots.choose(spec, 1, SEAT, MATCH.save(), asker)
                done.append(name)

            greedy, honest, machine = Requester("greedy"), Requester("honest"), Requester("machine", people=False)
            await ask("first", greedy, "search:20")
            running = asyncio.create_task(ask("running", Requester("other"), "search:20"))
            await asyncio.sleep(0)
            waiting = [ask("machine", machine), ask("greedy", greedy), ask("greedy", greedy), ask("honest", honest)]
            await asyncio.gather(running, *waiting)
            assert done == ["first", "running", "honest", "greedy", "greedy", "machine"]

    asyncio.run(go())


def test_one_address_has_no_more_thinking_by_ever_new_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each task takes one second of a clock of the test."""
    now, ask_process = 0.0, bot_pool._ask

    async def ask_for_a_second(*given: Any) -> Any:
        nonlocal now
        answer = await ask_process(*given)
        now += 1.0
        return answer

    monkeypatch.setattr(bot_pool, "_ask", ask_for_a_second)
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(monotonic=lambda: now))

    async def go() -> None:
        async with thinking() as bots:
            done: list[str] = []

            async def ask(name: str, address: str, spec: str = "random") -> None:
                await bots.choose(spec, 1, SEAT, MATCH.save(), Requester(name, address=lambda: address))
                done.append(name)

            await ask("first", "of others")
            await ask("ann", "of ann", "search:20")
            running = [asyncio.create_task(ask(f"eve {number}", "of eve", "search:200")) for number in range(9)]
            await running[0]
            await asyncio.gather(ask("ann again", "of ann"), *running)
            assert done[:3] == ["first", "ann", "eve 0"]
            assert done.index("ann again") <= 4
            assert len(done) == 12

    asyncio.run(go())


def test_tables_where_nobody_plays_leave_half_of_the_processes_to_people() -> None:
    async def go() -> None:
        bots = BotPool(2, PATIENCE)
        try:
            machine = Requester("machine", people=False)
            alone = [asyncio.create_task(bots.choose("search:1000000", 1, SEAT, MATCH.save(), machine)) for _ in "ab"]
            assert await bots.choose("random", 1, SEAT, MATCH.save(), Requester("person")) in OPTIONS
            assert not any(task.done() for task in alone)
            for task in alone:
                task.cancel()
            await asyncio.wait(alone)
            assert await bots.choose("random", 1, SEAT, MATCH.save(), machine) in OPTIONS
        finally:
            await bots.close()

    asyncio.run(go())


def test_who_wants_a_process_no_more_leaves_it_to_the_next() -> None:
    async def go() -> None:
        async with thinking() as bots:
            running = asyncio.create_task(bots.choose("search:20", 1, SEAT, MATCH.save()))
            await asyncio.sleep(0)
            gone, next_one = [asyncio.create_task(bots.choose("random", 1, SEAT, MATCH.save())) for _ in range(2)]
            await asyncio.sleep(0)
            gone.cancel()
            assert await running in OPTIONS
            assert await next_one in OPTIONS
            assert await bots.choose("random", 1, SEAT, MATCH.save()) in OPTIONS

    asyncio.run(go())


def test_a_bot_that_takes_too_long_is_ended_and_the_next_has_a_process() -> None:
    async def go() -> None:
        async with thinking(deadline=0.5) as bots:
            with pytest.raises(BotFault, match=r"search:1000000 took more than 0\.5 s"):
                await bots.choose("search:1000000", 1, SEAT, MATCH.save())
            bots.deadline = PATIENCE
            assert await bots.choose("random", 1, SEAT, MATCH.save()) in OPTIONS

    asyncio.run(go())


def test_a_bot_whose_process_dies_fails_alone() -> None:
    async def go() -> None:
        async with thinking() as bots:
            slow = asyncio.create_task(bots.choose("search:1000000", 1, SEAT, MATCH.save()))
            while not bots._all:
                await asyncio.sleep(0.01)
            for process in bots._all:
                process.kill()
            with pytest.raises(BotFault, match="the process of search:1000000 ended"):
                await slow
            assert await bots.choose("random", 1, SEAT, MATCH.save()) in OPTIONS

    asyncio.run(go())


def test_a_process_that_died_in_its_sleep_is_replaced() -> None:
    async def go() -> None:
        async with thinking() as bots:
            await bots.choose("random", 1, SEAT, MATCH.save())
            for process in bots._all:
                process.kill()
                await process.wait()
            assert await bots.choose("random", 1, SEAT, MATCH.save()) in OPTIONS

    asyncio.run(go())


def test_a_bot_that_fails_reports_why_and_its_process_lives_on() -> None:
    async def go() -> None:
        async with thinking() as bots:
            with pytest.raises(BotFault, match="UnknownBot: no bot 'nobody'"):
                await bots.choose("nobody", 1, SEAT, MATCH.save())
            assert await bots.choose("random", 1, SEAT, MATCH.save()) in OPTIONS
            assert len(bots._all) == 1

    asyncio.run(go())
