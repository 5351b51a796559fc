"""The processor time that requests cost the server's event loop, without that of other programs."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from threading import local
from typing import Final

QUIET: Final = 0.1
"""Seconds for which work on a request may continue after its answer."""

USUAL: Final = 0.04
"""Seconds that `_work` takes on the machines for which the limits of tests were chosen."""


def _work() -> float:
    """Do a fixed piece of work, and return the seconds of processor time that it took."""
    start = time.thread_time()
    written: dict[int, tuple[int, str]] = {}
    for number in range(200_000):
        written[number % 1000] = (number, str(number))
    return time.thread_time() - start


@cache
def slowness() -> float:
    """Return how many times slower this machine is than those of the limits, 1.0 for one that is as fast or faster."""
    return max(1.0, min(_work() for _ in range(3)) / USUAL)


@dataclass
class Cost:
    """Milliseconds of the loop's thread, as a usual machine would take them.

    longest: of one callback, for which everyone waits; total: of all.

    Garbage collection is excluded: it scans all objects of the process, mostly those of other tests.
    """

    longest: float = 0.0
    total: float = 0.0


@contextmanager
def metered() -> Iterator[Cost]:
    """Measure the cost of all callbacks of all event loops during the context, and shortly after."""
    cost, slow = Cost(), slowness()
    run = asyncio.Handle._run
    collecting = local()

    def collected(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            collecting.since = time.thread_time()
        else:
            collecting.took = getattr(collecting, "took", 0.0) + time.thread_time() - collecting.since

    def counted(self: asyncio.Handle) -> None:
        start, collecting.took = time.thread_time(), 0.0
        try:
            run(self)
        finally:
            took = (time.thread_time() - start - collecting.took) * 1e3 / slow
            cost.longest = max(cost.longest, took)
            cost.total += took

    asyncio.Handle._run = counted  # type: ignore[method-assign]
    gc.callbacks.append(collected)
    try:
        yield cost
        time.sleep(QUIET)
    finally:
        gc.callbacks.remove(collected)
        asyncio.Handle._run = run  # type: ignore[method-assign]
