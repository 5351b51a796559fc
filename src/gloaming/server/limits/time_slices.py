"""Long work in a thread beside the event loop, cut into slices between which the loop has the interpreter."""

from __future__ import annotations

import time
from typing import Final

SLICE: Final = 0.002
"""Seconds of work from one rest to the next: for so long the event loop may have to wait."""

REST: Final = 0.003
"""Seconds of a rest. Threads share one interpreter, and compiled code lets go of it only where it sleeps."""


class TimeSlices:
    """Call it often during long work: it sleeps for REST after each SLICE. Never call it in the event loop."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def __call__(self) -> None:
        """Rest, if it is time to."""
        if time.perf_counter() - self._since >= SLICE:
            time.sleep(REST)
            self._since = time.perf_counter()
