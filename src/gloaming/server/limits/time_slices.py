"""Run long work in a thread without delaying the event loop, which needs the interpreter in between."""

from __future__ import annotations

import time
from typing import Final

SLICE: Final = 0.002
"""Seconds of work between two rests; the event loop may have to wait that long."""

REST: Final = 0.003
"""Seconds of a rest. The work has to sleep, as compiled code does not release the interpreter otherwise."""


class TimeSlices:
    """A function to call often during long work in a thread: it sleeps for REST seconds after each SLICE of work.

    Never call it in the event loop.
    """

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def __call__(self) -> None:
        """Sleep, if SLICE seconds have passed since the last rest."""
        if time.perf_counter() - self._since >= SLICE:
            time.sleep(REST)
            self._since = time.perf_counter()
