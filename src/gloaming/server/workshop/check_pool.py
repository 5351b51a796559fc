"""A pool of processes that check packs. Untrusted packs are parsed only in these processes, which can be killed."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import msgspec

from gloaming.engine.decoding import decode
from gloaming.server.bots.bot_pool import RecentUsage
from gloaming.server.limits.rate_limits import ASKING, SOON, ConcurrencyLimit
from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.workshop.check_tasks import CheckReply, Task

log = logging.getLogger(__name__)

DEADLINE: Final = 30.0
"""Seconds after which a process that has not answered is killed.

A process ends itself much earlier, but only its own CPU time counts for that, so that a busy machine refuses no
pack.
"""

START: Final = 60.0
"""Seconds within which a new process has to be ready."""

START_COST: Final = 3.0
"""Seconds that count against an address whose task ends a process in addition, as a new one has to be started."""

PROCESSES: Final = 2
"""The number of processes. Each is started when it is first needed."""

MOST_WAITING: Final = 40
"""The maximum number of tasks that wait for a process."""

MOST_OF_ADDRESS: Final = 8
"""The maximum number of tasks of one address that run or wait."""

MOST_TASKS: Final = 1000
"""The number of tasks after which a process is replaced, so that what they leave in its memory does not add up."""

LONGEST: Final = 16 * 2**20
"""The maximum size of a reply, in bytes."""


@dataclass(slots=True, eq=False)
class _WaitingTask:
    address: str
    process: asyncio.Future[Process | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class CheckPool:
    """A few processes that check packs. The address whose tasks have taken the least time recently comes first.

    deadline: the seconds after which a process is killed.
    start_deadline: the seconds within which a new process has to be ready.
    """

    def __init__(self, deadline: float = DEADLINE, start_deadline: float = START) -> None:
        self.deadline = deadline
        self.start_deadline = start_deadline
        self._free: list[Process | None] = [None] * PROCESSES
        self._waiting: list[_WaitingTask] = []
        self._usage = RecentUsage()
        self._of_address = ConcurrencyLimit(MOST_OF_ADDRESS, "checks", "Many packs are already being checked for you")
        self._all: set[Process] = set()
        self._killed: set[Process] = set()
        self._done: Counter[Process] = Counter()

    async def do(self, task: Task) -> msgspec.Raw:
        """Return the answer to a task as JSON. Raises Refusal with status 422 if the pack is faulty.

        It is also raised if the pack takes too long or too much memory, and with other statuses if the server is busy
        or cannot start a process.
        """
        with self._of_address.held():
            waiting = _WaitingTask(ASKING.get())
            if len(self._waiting) >= MOST_WAITING:
                self._make_room(waiting.address)
            process = await self._turn(waiting)
            sound, begun = None, time.monotonic()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                begun = time.monotonic()
                async with asyncio.timeout(self.deadline):
                    reply = await _ask(process, task)
                self._done[process] += 1
                sound = process if self._done[process] < MOST_TASKS else None
            except TimeoutError:
                metrics.limited("check-seconds")
                message = f"This pack takes more than {self.deadline:g} s to check. Make it smaller or simpler."
                raise Refusal(422, "bad-pack", message) from None
            except (OSError, ValueError, msgspec.MsgspecError):
                metrics.failed("checks")
                message = "This pack takes too much time or memory to check. Make it smaller or simpler."
                raise Refusal(422, "bad-pack", message) from None
            finally:
                if sound is None and process is not None:
                    self._kill(process)
                self._usage.count(waiting.address, time.monotonic() - begun + (0.0 if sound else START_COST))
                self._free.append(sound)
                self._start_next()
        if reply.fault:
            raise Refusal(422, "bad-pack", reply.fault)
        return reply.value

    def _make_room(self, address: str) -> None:
        """Refuse the latest task of the address that fills the queue, so that a task of another address can wait.

        Raises Refusal if no address has clearly more tasks, or as many and had more time recently.
        """
        metrics.limited("checks")
        many = Counter([waiting.address for waiting in self._waiting])
        worst = max(self._waiting[::-1], key=lambda waiting: (many[waiting.address], self._usage.of(waiting.address)))
        own = many[address] + 1, self._usage.of(address)
        if (many[worst.address], self._usage.of(worst.address)) <= own:
            raise _full()
        self._waiting.remove(worst)
        worst.process.set_exception(_full())

    async def _turn(self, waiting: _WaitingTask) -> Process | None:
        """Wait until a task is next. Return a free process, or None if one has to be started."""
        self._waiting.append(waiting)
        self._start_next()
        try:
            return await waiting.process
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.process.done() and not waiting.process.cancelled() and not waiting.process.exception():
                self._free.append(waiting.process.result())
                self._start_next()
            raise

    def _start_next(self) -> None:
        """Give free processes to the next tasks, running processes first."""
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda waiting: self._usage.of(waiting.address))
            self._waiting.remove(first)
            running = next((process for process in self._free if process is not None), None)
            self._free.remove(running)
            first.process.set_result(running)

    async def _start(self) -> Process:
        """Start a process, and wait until it is ready. Raises Refusal with status 503 if that fails."""
        program = (sys.executable, "-P", "-m", "gloaming.server.workshop.check_worker")
        process, ready = None, False
        try:
            async with asyncio.timeout(self.start_deadline):
                process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, limit=LONGEST)
                self._all = {process} | {known for known in self._all if known.returncode is None}
                self._killed &= self._all
                self._done = Counter({known: self._done[known] for known in self._all})
                assert process.stdout is not None
                ready = await process.stdout.readline() != b""
        except (OSError, TimeoutError):
            log.exception("a process that checks packs does not start")
        finally:
            if process is not None and not ready:
                self._kill(process)
        if process is None or not ready:
            metrics.failed("checks")
            raise Refusal(503, "no-process", "The server cannot check packs now. Try again later.", wait=SOON)
        return process

    def _kill(self, process: Process) -> None:
        assert process.stdin is not None
        if process.returncode is None and process not in self._killed:
            self._killed.add(process)
            process.kill()
        process.stdin.close()

    async def close(self) -> None:
        """Kill all processes."""
        for process in self._all:
            self._kill(process)
        for process in self._all:
            await process.wait()
        self._all.clear()
        self._killed.clear()


def _full() -> Refusal:
    return Refusal(503, "full", "Too many packs are being checked. Try again later.", wait=SOON)


async def _ask(process: Process, task: Task) -> CheckReply:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    return decode(await process.stdout.readline(), CheckReply)
