"""A pool of worker processes in which bots think, so that the server stays responsive. Requests get fair turns."""

from __future__ import annotations

import asyncio
import math
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from gloaming.engine.decoding import decode
from gloaming.server.bots.bot_worker import (
    AdviceReply,
    AdviceTask,
    AnalysisReply,
    AnalysisTask,
    ChoiceReply,
    ChoiceTask,
)
from gloaming.server.limits import rate_limits
from gloaming.server.monitoring import metrics

DEADLINE = 10.0
"""Seconds after which a bot that has not made its choice is stopped."""


MOST_THOUGHT: Final = 1000
"""The largest thinking budget of a bot that a person can add to a table, in iterations, worlds or milliseconds."""

COST: Final = {"rollout": 10}
"""For some kinds of bots, the factor by which their thinking budget counts more against MOST_THOUGHT.

A rollout plays a world to the end of the match.
"""

HALF: Final = 60.0
"""The half-life of past thinking time: after this number of seconds, it counts half."""

FORGOTTEN: Final = 0.01
"""The thinking time of a person or address is forgotten once it has decayed to this number of seconds."""

LONGEST: Final = 16 * 2**20
"""The maximum size of a reply from a worker process, in bytes."""

T = TypeVar("T", ChoiceReply, AdviceReply, AnalysisReply)


@dataclass(frozen=True)
class Requester:
    """The person for whom a bot thinks.

    identity: the identity of the person who opened the table.
    people: whether people play at the table.
    address: a function that returns the network address to which the thinking time is charged.
    """

    identity: str = ""
    people: bool = True
    address: Callable[[], str] = str


@dataclass(slots=True, eq=False)
class _QueuedRequest:
    asker: Requester
    process: asyncio.Future[Process | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class RecentUsage:
    """The recent thinking time of each person or address, in seconds that decay with age."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}

    def of(self, key: str) -> float:
        """Return the recent thinking time of a person or address."""
        seconds, at = self._had.get(key, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALF)

    def count(self, key: str, seconds: float) -> None:
        """Add thinking time to that of a person or address."""
        self._had[key] = self.of(key) + seconds, time.monotonic()
        if len(self._had) > rate_limits.MOST_KEYS:
            self._had = {other_key: had for other_key, had in self._had.items() if self.of(other_key) > FORGOTTEN}


class BotFault(Exception):
    """A bot or an analysis failed or took too long, so it returned no result."""


class BotPool:
    """A limited number of worker processes, each started when it is first needed.

    Requests are served in this order: tables with people first; then the address whose bots have used the least
    time recently; then the person whose bots have used the least. Tables without people get at most half of the
    processes. An executor of the standard library is not used because a process that misses the deadline has to be
    killed alone, and no process may outlive the server.

    processes: the number of processes, None for one fewer than the CPUs, but at least 2.
    deadline: the seconds after which a process is killed.
    packs: the folders of content packs with which games may be played.
    contents: the folder of the packs of the workshop, None for no workshop.
    """

    def __init__(
        self,
        processes: int | None = None,
        deadline: float = DEADLINE,
        packs: Sequence[Path] = (),
        contents: Path | None = None,
    ) -> None:
        self.deadline = deadline
        self._packs = packs
        self._contents = contents
        self._processes = processes or max(2, (os.cpu_count() or 1) - 1)
        self._free: list[Process | None] = [None] * self._processes
        self._room_alone = max(1, self._processes // 2)
        self._alone = 0
        self._waiting: list[_QueuedRequest] = []
        self._identities = RecentUsage()
        self._addresses = RecentUsage()
        self._all: set[Process] = set()
        self._ended: set[Process] = set()

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a free process."""
        return len(self._waiting)

    async def choose(
        self, spec: str, seed: int, seat: int, save: dict[str, Any], asker: Requester = Requester(), trees: int = 1
    ) -> int:
        """Return the index of the option that a bot takes for the seat to move. Raises BotFault.

        trees: the number of search trees. Several trees are computed in parallel if there are enough processes; the
        choice does not depend on the number of processes.
        """
        with metrics.BOT_SECONDS.time():
            if trees == 1:
                choice = await self._chosen(ChoiceTask(spec, seed, seat, save), asker)
                assert choice.option is not None
                return choice.option
            turns = math.ceil(trees / self._processes)
            coroutines = [self._chosen(ChoiceTask(spec, seed, seat, save, tree, turns), asker) for tree in range(trees)]
            tasks = [asyncio.ensure_future(coroutine) for coroutine in coroutines]
            try:
                grown = await asyncio.gather(*tasks)
            finally:
                for task in tasks:
                    task.cancel()
        tried = [sum(of_option) for of_option in zip(*[reply.tried for reply in grown])]
        return tried.index(max(tried))

    async def _chosen(self, question: ChoiceTask, asker: Requester) -> ChoiceReply:
        choice = await self._think(question.spec, msgspec.json.encode(question) + b"\n", ChoiceReply, asker)
        if choice.option is None:
            raise BotFault(f"{question.spec} failed:\n{choice.fault}")
        return choice

    async def advise(self, task: AdviceTask, asker: Requester) -> AdviceReply:
        """Return a hint for the seat to move. Raises BotFault."""
        reply = await self._think("a hint", msgspec.json.encode(task) + b"\n", AdviceReply, asker)
        if reply.option is None:
            raise BotFault(f"a hint failed:\n{reply.fault}")
        return reply

    async def study(self, task: AnalysisTask, asker: Requester) -> AnalysisReply:
        """Return the analysis of a finished match. Raises BotFault."""
        reply = await self._think("the analysis of a match", msgspec.json.encode(task) + b"\n", AnalysisReply, asker)
        if reply.fault:
            raise BotFault(f"an analysis failed:\n{reply.fault}")
        return reply

    async def _think(self, task_name: str, question: bytes, kind: type[T], asker: Requester) -> T:
        process = await self._turn(asker)
        return await self._answered(task_name, question, kind, process, asker)

    async def _turn(self, asker: Requester) -> Process | None:
        """Wait until the request is next. Return a free process, or None if a process has to be started."""
        waiting = _QueuedRequest(asker)
        self._waiting.append(waiting)
        self._go_on()
        try:
            return await waiting.process
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.process.cancelled():
                self._give(waiting.process.result(), asker)
            raise

    def _give(self, process: Process | None, asker: Requester) -> None:
        """Return a process to the pool after it has worked for a requester."""
        self._alone -= not asker.people
        self._free.append(process)
        self._go_on()

    def _go_on(self) -> None:
        """Assign free processes to the next requests."""
        self._waiting = [request for request in self._waiting if not request.process.done()]
        while self._free:
            ready = [request for request in self._waiting if request.asker.people or self._alone < self._room_alone]
            if not ready:
                return
            addresses = {request: request.asker.address() for request in ready}
            of_late = {address: self._addresses.of(address) for address in {*addresses.values()}}
            first = min(
                ready,
                key=lambda request: (
                    not request.asker.people,
                    of_late[addresses[request]],
                    self._identities.of(request.asker.identity),
                ),
            )
            self._waiting.remove(first)
            self._alone += not first.asker.people
            first.process.set_result(self._free.pop())

    async def _answered(
        self, task_name: str, question: bytes, kind: type[T], process: Process | None, asker: Requester
    ) -> T:
        sound, begun = None, time.monotonic()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self.deadline):
                answer = await _ask(process, question, kind)
            sound = process
            return answer
        except TimeoutError:
            raise BotFault(f"{task_name} took more than {self.deadline:g} s") from None
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            raise BotFault(f"the process of {task_name} ended: {error!r}") from error
        finally:
            if sound is None and process is not None:
                self._end(process)
            seconds = time.monotonic() - begun
            self._identities.count(asker.identity, seconds)
            self._addresses.count(asker.address(), seconds)
            self._give(sound, asker)

    async def _start(self) -> Process:
        contents = "" if self._contents is None else str(self._contents)
        program = (sys.executable, "-P", "-m", "gloaming.server.bots.bot_worker", contents, *map(str, self._packs))
        process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, limit=LONGEST)
        self._all = {process} | {known for known in self._all if known.returncode is None}
        self._ended &= self._all
        return process

    def _end(self, process: Process) -> None:
        """Kill a process, but only once: a second `kill` could take the exit code away from asyncio, which waits for
        it.
        """
        assert process.stdin is not None
        if process.returncode is None and process not in self._ended:
            self._ended.add(process)
            process.kill()
        process.stdin.close()

    async def close(self) -> None:
        """Kill all worker processes."""
        for process in self._all:
            self._end(process)
        for process in self._all:
            await process.wait()
        self._all.clear()
        self._ended.clear()


async def _ask(process: Process, question: bytes, kind: type[T]) -> T:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    line = await process.stdout.readline()
    return decode(line, kind)
