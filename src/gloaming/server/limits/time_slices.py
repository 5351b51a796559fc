"""Long work in a thread, in slices between which the event loop gets the interpreter."""

from __future__ import annotations

import time
from typing import Final

SLICE: Final = 0.002
"""Seconds of work between two rests, for which the event loop may have to wait."""

REST: Final = 0.003
"""Seconds of a rest. Threads share the interpreter, and compiled code releases it only when it sleeps."""


class TimeSlices:
    """Call it often during long work: it sleeps for REST after each SLICE. Never call it in the event loop."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def __call__(self) -> None:
        """Rest, if it is time."""
        if time.perf_counter() - self._since >= SLICE:
            time.sleep(REST)
            self._since = time.perf_counter()
