"""Bots think in processes of their own, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from gloaming.server import metrics
from gloaming.server.thinker import Choice, Question

DEADLINE = 10.0
"""Seconds that a bot may think about one choice."""


class BotFault(Exception):
    """A bot gave no choice: it failed, or took too long."""


class Thinking:
    """A bounded number of processes, each started when it is first needed.

    packs: those with which games may be played. Not an executor: a process that misses the deadline has to be ended
    alone, and none may outlive the server.
    """

    def __init__(self, processes: int | None = None, deadline: float = DEADLINE, packs: Sequence[Path] = ()) -> None:
        self.deadline = deadline
        self._packs = packs
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes or max(1, (os.cpu_count() or 1) - 1)):
            self._free.put_nowait(None)
        self._all: set[Process] = set()
        self._ended: set[Process] = set()

    async def choose(self, spec: str, seed: int, seat: int, save: dict[str, Any]) -> int:
        """The option that the bot takes for the seat whose question is open. Raises BotFault."""
        with metrics.BOT_SECONDS.time():
            return await self._choose(spec, msgspec.json.encode(Question(spec, seed, seat, save)) + b"\n")

    async def _choose(self, spec: str, question: bytes) -> int:
        process = await self._free.get()
        sound = None
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self.deadline):
                choice = await _ask(process, question)
            sound = process
        except TimeoutError:
            raise BotFault(f"{spec} took more than {self.deadline:g} s for a choice") from None
        except (OSError, msgspec.MsgspecError) as error:
            raise BotFault(f"the process in which {spec} was thinking ended: {error!r}") from error
        finally:
            if sound is None and process is not None:
                self._end(process)
            self._free.put_nowait(sound)
        if choice.option is None:
            raise BotFault(f"{spec} failed:\n{choice.fault}")
        return choice.option

    async def _start(self) -> Process:
        program = (sys.executable, "-P", "-m", "gloaming.server.thinker", *map(str, self._packs))
        process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE)
        self._all = {process} | {one for one in self._all if one.returncode is None}
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


async def _ask(process: Process, question: bytes) -> Choice:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    line = await process.stdout.readline()
    return msgspec.json.decode(line, type=Choice)
