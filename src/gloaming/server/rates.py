"""How often something may be asked for."""

from __future__ import annotations

import time
from typing import Final

from gloaming.server.replies import Refusal

MOST_KEYS: Final = 10_000
"""How many askers are remembered; the one longest silent is forgotten first."""


class Rates:
    """At most `burst` requests at once from one asker, and one more every `seconds`."""

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst = burst
        self._seconds = seconds
        self._free_at: dict[str, float] = {}

    def check(self, *askers: str | None) -> None:
        """Refuse a request if any of its askers, such as an address and an identity, has used up theirs."""
        now = time.monotonic()
        wait = max([self._free_at.get(asker, now) - now for asker in askers if asker is not None], default=0.0)
        wait -= (self._burst - 1) * self._seconds
        if wait > 0:
            raise Refusal(429, "too-many", f"too many requests of this kind: try again in {wait:.0f} seconds or later")

    def take(self, *askers: str | None) -> None:
        """Count a request against all its askers. Raises Refusal."""
        self.check(*askers)
        now = time.monotonic()
        for asker in [asker for asker in askers if asker is not None]:
            self._free_at[asker] = max(self._free_at.pop(asker, now), now) + self._seconds
        while len(self._free_at) > MOST_KEYS:
            del self._free_at[next(iter(self._free_at))]
