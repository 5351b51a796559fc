"""Batches of matches in this process, or in worker processes with shared memory."""

from __future__ import annotations

import multiprocessing
import pickle
from ctypes import c_char
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, Final, Protocol

from gloaming.engine.errors import GloamingError
from gloaming.engine.match.batch import Buffers
from gloaming.envs.gymnasium_batch import batch_of
from gloaming.envs.gymnasium_setup import LearnerSetup

ALIGNED: Final = 64
"""Fields of the memory begin at multiples of this number of bytes."""

FIELDS: Final = ("actions", "observations", "masks", "asked", "rewards", "gains", "ended")

RESET: Final = b"r"
STEP: Final = b"s"
BEGIN: Final = b"b"
STOP: Final = b"x"

PATIENCE: Final = 5.0
"""Seconds until a worker that does not stop is killed."""


class Layout:
    """Where the rows of all matches lie in one block of memory: each field is contiguous.

    widths: the bytes of a row of each field; offsets: where each field begins; size: the bytes of the whole block.
    """

    def __init__(self, setup: LearnerSetup, matches: int) -> None:
        game = setup.game
        self.widths: dict[str, int] = dict(
            zip(FIELDS, (8, game.observation.size, game.actions.size, 4, 4 * setup.seats, 4, 1))
        )
        self.offsets: dict[str, int] = {}
        self.size: int = 0
        for name, width in self.widths.items():
            self.offsets[name] = self.size
            self.size += -(-matches * width // ALIGNED) * ALIGNED

    def rows(self, memory: memoryview, name: str, first: int, count: int) -> memoryview:
        """Return the bytes of the rows of some matches in a field. first, count: these matches."""
        begin = self.offsets[name] + first * self.widths[name]
        return memory[begin : begin + count * self.widths[name]]

    def buffers(self, memory: memoryview, first: int, count: int) -> Buffers:
        """Return the buffers of some matches. first, count: these matches."""
        return Buffers(*[self.rows(memory, name, first, count) for name in FIELDS[1:]])


class Matches(Protocol):
    """Matches whose rows lie in one block of memory, which `Layout` describes.

    The caller writes actions into it. Methods raise the errors of `MatchBatch`.
    """

    memory: memoryview

    def reset(self, seed: int) -> None:
        """Start all matches."""

    def step(self) -> None:
        """Choose in each match; start the next match where one has ended."""

    def begin_ended(self) -> None:
        """Start the next match where one has ended."""

    def close(self) -> None:
        """Release everything."""


class LocalMatches:
    """Matches in this process."""

    def __init__(self, setup: LearnerSetup, layout: Layout, count: int) -> None:
        self.memory: memoryview = memoryview(bytearray(layout.size))
        self._actions: memoryview = layout.rows(self.memory, "actions", 0, count).cast("q")
        self.batch = batch_of(setup, count, layout.buffers(self.memory, 0, count))

    def reset(self, seed: int) -> None:
        """Start all matches."""
        self.batch.reset(seed)

    def step(self) -> None:
        """Choose in each match; start the next match where one has ended."""
        self.batch.step(self._actions)

    def begin_ended(self) -> None:
        """Start the next match where one has ended."""
        self.batch.begin_ended()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class WorkerMatches:
    """Matches in worker processes, each of which plays the matches of a slice of the memory.

    The memory is shared: no observation is copied or pickled.
    """

    def __init__(self, setup: LearnerSetup, layout: Layout, count: int, processes: int, context: str = "spawn") -> None:
        """Start the workers. context: how: "spawn", "forkserver" or "fork", which is unsafe next to threads."""
        start: BaseContext = multiprocessing.get_context(context)
        shared = start.RawArray(c_char, layout.size)
        self.memory: memoryview = memoryview(shared).cast("B")
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        bounds = [count * number // processes for number in range(processes + 1)]
        for first, end in pairwise(bounds):
            mine, theirs = start.Pipe()
            worker = start.Process(  # type: ignore[attr-defined]
                target=work, args=(setup, layout, shared, first, end - first, theirs), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(mine)
            self._workers.append(worker)
        self._wait()

    def reset(self, seed: int) -> None:
        """Start all matches."""
        self._call(RESET + str(seed).encode())

    def step(self) -> None:
        """Choose in each match; start the next match where one has ended."""
        self._call(STEP)

    def begin_ended(self) -> None:
        """Start the next match where one has ended."""
        self._call(BEGIN)

    def close(self) -> None:
        """Stop the workers."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(STOP)
            except OSError:
                continue  # the worker is gone
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes.clear()
        self._workers.clear()

    def _call(self, command: bytes) -> None:
        for pipe in self._pipes:
            try:
                pipe.send_bytes(command)
            except OSError:
                continue  # `_wait` reports it
        self._wait()

    def _wait(self) -> None:
        """Wait for all workers. Raises the first of their errors, or RuntimeError if a worker is gone."""
        errors: list[Exception] = []
        for number, pipe in enumerate(self._pipes):
            try:
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                errors.append(RuntimeError(f"worker process {number} has ended: close the environment"))
                continue
            if answer:
                errors.append(pickle.loads(answer))
        if errors:
            raise errors[0]


def work(setup: LearnerSetup, layout: Layout, shared: Any, first: int, count: int, pipe: Connection) -> None:
    """Play the matches of a slice of the shared memory, as commands ask, until told to stop: a worker process."""
    memory = memoryview(shared).cast("B")
    actions = layout.rows(memory, "actions", first, count).cast("q")
    batch = batch_of(setup, count, layout.buffers(memory, first, count), first)
    pipe.send_bytes(b"")
    while True:
        try:
            command = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return  # the environment's process has ended, or is about to
        answer = b""
        try:
            if command == STEP:
                batch.step(actions)
            elif command == BEGIN:
                batch.begin_ended()
            elif command == STOP:
                return
            else:
                batch.reset(int(command[1:]))
        except GloamingError as error:
            answer = pickle.dumps(error)
        except Exception as error:
            answer = pickle.dumps(RuntimeError(f"a worker process failed: {error!r}"))
        pipe.send_bytes(answer)
