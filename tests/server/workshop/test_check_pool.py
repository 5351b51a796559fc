"""The processes that check packs are killed when they take too long, and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any

import msgspec
import pytest

from gloaming import Shelf
from gloaming.games import ids
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.limits.rate_limits import ASKING
from gloaming.server.limits.responses import Refusal
from gloaming.server.protocol.workshop_info import Draft
from gloaming.server.workshop.check_pool import MOST_OF_ADDRESS, MOST_WAITING, PROCESSES, START_COST, CheckPool
from gloaming.server.workshop.check_tasks import CheckTask, DescribeTask
from gloaming.server.workshop.workshop_packs import WorkshopPacks
from tests.server.house import PATIENCE
from tests.server.workshop.seeker import draft

TASK = CheckTask(msgspec.convert(draft(), Draft))


def run(story: Callable[[CheckPool], Awaitable[Any]]) -> Any:
    """Run a coroutine with a pool, and close the pool."""

    async def with_pool() -> Any:
        pool = CheckPool(PATIENCE, PATIENCE)
        try:
            return await story(pool)
        finally:
            await pool.close()

    return asyncio.run(with_pool())


def test_a_process_that_takes_too_long_is_killed_and_the_next_task_is_done() -> None:
    async def story(pool: CheckPool) -> None:
        await pool.do(TASK)
        pool.deadline = 0.001
        with pytest.raises(Refusal, match=r"takes more than 0\.001 s to check") as refused:
            await pool.do(DescribeTask("final-girl"))
        assert refused.value.status == 422
        pool.deadline = PATIENCE
        assert b'"faults":[]' in bytes(await pool.do(TASK))

    run(story)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_process_that_ends_is_replaced() -> None:
    async def story(pool: CheckPool) -> None:
        await pool.do(TASK)
        [process] = pool._all
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert b'"faults":[]' in bytes(await pool.do(TASK))

    run(story)


def refuse(*_: Any, **__: Any) -> None:
    """Start no process."""
    raise OSError("no more processes")


@pytest.mark.parametrize(
    ("module", "name", "what"), [(asyncio, "create_subprocess_exec", refuse), (None, "start_deadline", 0.001)]
)
def test_a_process_that_does_not_start_is_no_fault_of_the_pack(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType | None, name: str, what: Any
) -> None:
    async def story(pool: CheckPool) -> None:
        with monkeypatch.context() as patches:
            patches.setattr(module or pool, name, what)
            with pytest.raises(Refusal, match="cannot check packs now") as refused:
                await pool.do(TASK)
            assert refused.value.status == 503
        assert b'"faults":[]' in bytes(await pool.do(TASK))

    run(story)


def test_one_address_has_a_limited_number_of_tasks() -> None:
    async def story(pool: CheckPool) -> None:
        tasks = [asyncio.create_task(pool.do(TASK)) for _ in range(MOST_OF_ADDRESS + 2)]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert [refusal.status for refusal in refused] == [429, 429]
        assert b'"faults":[]' in bytes(await pool.do(TASK))

    run(story)


def test_addresses_that_fill_the_queue_make_room_for_others() -> None:
    def ask(pool: CheckPool, address: str) -> asyncio.Task[msgspec.Raw]:
        ASKING.set(address)
        return asyncio.create_task(pool.do(TASK))

    async def story(pool: CheckPool) -> None:
        many = [ask(pool, f"192.0.2.{number % 6}") for number in range(6 * MOST_OF_ADDRESS)]
        await asyncio.sleep(0)
        other = ask(pool, "198.51.100.1")
        assert b'"faults":[]' in bytes(await other)
        answers = await asyncio.gather(*many, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert {refusal.status for refusal in refused} == {503}
        assert len(refused) == len(many) + 1 - PROCESSES - MOST_WAITING

    run(story)


def test_who_ends_processes_waits_longer_than_who_waits_for_a_new_one() -> None:
    async def story(pool: CheckPool) -> None:
        ASKING.set("192.0.2.1")
        pool.deadline = 0.001
        with pytest.raises(Refusal, match="to check"):
            await pool.do(DescribeTask("final-girl"))
        pool.deadline = PATIENCE
        ASKING.set("198.51.100.1")
        await pool.do(TASK)
        assert pool._usage.of("198.51.100.1") < START_COST / 2 < pool._usage.of("192.0.2.1")

    run(story)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit memory in this way")
def test_the_memory_of_a_process_is_limited() -> None:
    program = "from gloaming.server.workshop.check_worker import limit_memory; limit_memory(); bytearray(2**31)"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "MemoryError" in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit processor time in this way")
def test_a_process_ends_when_a_task_takes_too_much_processor_time() -> None:
    program = "from gloaming.server.workshop.check_worker import limit_time; limit_time(0.05)\nwhile True: pass"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == -signal.SIGVTALRM


def test_the_first_visit_of_the_workshop_prepares_the_descriptions_of_all_games() -> None:
    async def story() -> None:
        workshop = WorkshopPacks(None, Shelf(), Profiles(None), list)
        workshop.pool.start_deadline = PATIENCE
        workshop.prepare()
        workshop.prepare()
        preparing = workshop._preparing
        assert preparing is not None
        await preparing
        assert {key for kind, key in workshop._cached if kind == "game"} == set(ids())
        await workshop.close()

    asyncio.run(story())
