"""The local engine: processes of this machine, or none but this one."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from gloaming.lab.lab_error import LabError
from gloaming.lab.runs.engines.engine import Chunk, Outcome
from gloaming.lab.runs.engines.ordered import in_order

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

_NUMBERS: Final = count()


class LocalEngine:
    """Plays chunks in processes of this machine. jobs: their number; with 1, chunks are played in this process."""

    def __init__(self, jobs: int = 1) -> None:
        self.workers = jobs
        self.chunk_seconds = 1.0 if jobs > 1 else 0.0
        self._pool: ProcessPoolExecutor | None = None

    def map(self, function: Callable[[Chunk], Outcome], chunks: Iterator[Chunk]) -> Iterator[Outcome]:
        """Yield the outcome of each chunk, in the order of the chunks. Raises LabError if a process dies."""
        if self.workers == 1:
            yield from map(function, chunks)
            return
        from concurrent.futures.process import BrokenProcessPool

        try:
            yield from self._map(function, chunks)
        except BrokenProcessPool:
            self._pool = None
            raise LabError("a worker process died; use --jobs 1 to run without more processes") from None
        except BaseException:
            self._kill()
            raise

    def _map(self, function: Callable[[Chunk], Outcome], chunks: Iterator[Chunk]) -> Iterator[Outcome]:
        from concurrent.futures import FIRST_COMPLETED, wait

        pool, number, pickled = self._started(), next(_NUMBERS), pickle.dumps(function)

        def submit(chunk: Chunk) -> Future[Outcome]:
            with _shield_children_from_interrupts():
                return pool.submit(_apply, number, pickled, chunk)

        def wait_for_one(futures: list[Future[Outcome]]) -> list[Future[Outcome]]:
            return list(wait(futures, return_when=FIRST_COMPLETED).done)

        for future in in_order(chunks, submit, wait_for_one, lambda: self.workers):
            yield future.result()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_ignore_interrupts)
        return self._pool

    def _kill(self) -> None:
        """Stop the processes without waiting for their chunks."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._kill()
        elif self._pool is not None:
            self._pool.shutdown()
            self._pool = None


_functions: dict[int, Callable[[Any], Any]] = {}
"""In a worker process: the function that it applies, by its number."""


def _apply(number: int, pickled: bytes, chunk: Any) -> Any:
    if number not in _functions:
        _functions.clear()
        _functions[number] = pickle.loads(pickled)
    return _functions[number](chunk)


def _ignore_interrupts() -> None:
    """Make this process ignore Ctrl-C, which the process that started it handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _shield_children_from_interrupts() -> Iterator[None]:
    """Block Ctrl-C while child processes start: they inherit this, so that only this process handles Ctrl-C."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)
