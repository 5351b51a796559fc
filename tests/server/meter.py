"""What the event loop of a server pays for what people ask of it, in processor time: other programs do not count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

QUIET: Final = 0.1
"""Seconds for which what was asked for may go on after its answer has come."""


@dataclass
class Cost:
    """Milliseconds of the loop's thread. longest: of one callback, for which everybody waits; total: of all."""

    longest: float = 0.0
    total: float = 0.0


@contextmanager
def metered() -> Iterator[Cost]:
    """Count what every callback of every event loop costs meanwhile, and shortly after."""
    cost = Cost()
    run = asyncio.Handle._run

    def counted(self: asyncio.Handle) -> None:
        start = time.thread_time()
        try:
            run(self)
        finally:
            took = (time.thread_time() - start) * 1e3
            cost.longest = max(cost.longest, took)
            cost.total += took

    asyncio.Handle._run = counted  # type: ignore[method-assign]
    try:
        yield cost
        time.sleep(QUIET)
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
