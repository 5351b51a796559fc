"""Bots think in processes of their own, so that the tables never wait for them, and in turn, so that none wait long."""

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
from gloaming.server.bots.bot_worker import AnalysisReply, AnalysisTask, ChoiceReply, ChoiceTask
from gloaming.server.limits import rate_limits
from gloaming.server.monitoring import metrics

DEADLINE = 10.0
"""Seconds that a bot may think about one choice."""


MOST_THOUGHT: Final = 1000
"""Iterations, worlds or milliseconds that whoever opens a table may ask a bot to think for."""

COST: Final = {"rollout": 10}
"""What one of these counts as, where it is more: a world that is played to the end of the match."""

HALF: Final = 60.0
"""Seconds after which thinking that was done counts half."""

FORGOTTEN: Final = 0.01
"""Seconds of thinking that count no more."""

LONGEST: Final = 16 * 2**20
"""Bytes of what a process answers."""

T = TypeVar("T", ChoiceReply, AnalysisReply)


@dataclass(frozen=True)
class Requester:
    """For whom a bot thinks. identity: who opened the table; people: whether any play there.

    address: where they are when it is asked, as it is counted.
    """

    identity: str = ""
    people: bool = True
    address: Callable[[], str] = str


@dataclass(slots=True, eq=False)
class _QueuedRequest:
    asker: Requester
    process: asyncio.Future[Process | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class RecentUsage:
    """Seconds of thinking that each has had; those long ago count less."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}

    def of(self, key: str) -> float:
        """Those of somebody."""
        seconds, at = self._had.get(key, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALF)

    def count(self, key: str, seconds: float) -> None:
        """Somebody has had so many more."""
        self._had[key] = self.of(key) + seconds, time.monotonic()
        if len(self._had) > rate_limits.MOST_KEYS:
            self._had = {other_key: had for other_key, had in self._had.items() if self.of(other_key) > FORGOTTEN}


class BotFault(Exception):
    """A bot gave no choice: it failed, or took too long."""


class BotPool:
    """A bounded number of processes, each started when it is first needed.

    packs: those with which games may be played. Not an executor: a process that misses the deadline has to be ended
    alone, and none may outlive the server. Who waits for a process gets it in this order: tables where people play
    first, then those of the address that has had the least thinking of late, and of these those whose askers have had
    the least. Tables where nobody plays have half of them.
    """

    def __init__(self, processes: int | None = None, deadline: float = DEADLINE, packs: Sequence[Path] = ()) -> None:
        self.deadline = deadline
        self._packs = packs
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
        """Choices that wait for a free process."""
        return len(self._waiting)

    async def choose(
        self, spec: str, seed: int, seat: int, save: dict[str, Any], asker: Requester = Requester(), trees: int = 1
    ) -> int:
        """The option that the bot takes for the seat whose question is open. Raises BotFault.

        trees: of a search, which are grown in as many processes at once as there are; the choice is the same.
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

    async def study(self, task: AnalysisTask, asker: Requester) -> AnalysisReply:
        """What is found in a match that is over. Raises BotFault."""
        reply = await self._think("the analysis of a match", msgspec.json.encode(task) + b"\n", AnalysisReply, asker)
        if reply.fault:
            raise BotFault(f"an analysis failed:\n{reply.fault}")
        return reply

    async def _think(self, task_name: str, question: bytes, kind: type[T], asker: Requester) -> T:
        process = await self._turn(asker)
        return await self._answered(task_name, question, kind, process, asker)

    async def _turn(self, asker: Requester) -> Process | None:
        """A process to think in, or None to start one, once it is this asker's turn."""
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
        """A process is free that has thought for an asker."""
        self._alone -= not asker.people
        self._free.append(process)
        self._go_on()

    def _go_on(self) -> None:
        """Let those think whose turn it is, where a process is free."""
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
        program = (sys.executable, "-P", "-m", "gloaming.server.bots.bot_worker", *map(str, self._packs))
        process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, limit=LONGEST)
        self._all = {process} | {known for known in self._all if known.returncode is None}
        self._ended &= self._all
        return process

    def _end(self, process: Process) -> None:
        """End a process once: `kill` would take the exit code of one that has ended away from asyncio, which waits."""
        assert process.stdin is not None
        if process.returncode is None and process not in self._ended:
            self._ended.add(process)
            process.kill()
        process.stdin.close()

    async def close(self) -> None:
        """End every process."""
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
