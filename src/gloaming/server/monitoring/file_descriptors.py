"""File descriptors: the number of connections that the system's limit allows, minus a reserve."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

log = logging.getLogger(__name__)

WANTED: Final = 16_384
"""Descriptors that the server requests from the system."""

RESERVE: Final = 64
"""Descriptors for the store, the page's files, the log and the bots."""

SPARE: Final = 16
"""Connections beyond the limit, on which the server answers that it is full, or its health check."""

FULL: Final = "gloaming.full"
"""Key in the state of a scope whose connection is a spare one."""

SELDOM: Final = 60.0
"""Seconds between two log lines."""


class ConnectionSlots:
    """The open connections and their limit. most: None for no limit; taken: open ones."""

    def __init__(self) -> None:
        self.most: int | None = None
        self.taken = 0
        self._said = -SELDOM

    @property
    def is_full(self) -> bool:
        """Whether all regular connections are taken, so that spare ones are in use."""
        return self.most is not None and self.taken > self.most

    @property
    def is_over(self) -> bool:
        """Whether even the spare ones are taken."""
        return self.most is not None and self.taken > self.most + SPARE

    def say(self) -> None:
        """Log that there are no free connections, at most once a minute."""
        now = time.monotonic()
        if now - self._said < SELDOM:
            return
        self._said = now
        log.warning(
            "all %d connections that the system's limit on open files allows are in use: new ones are rejected. "
            "Raise the limit (ulimit -n, LimitNOFILE) unless this is an attack",
            self.most,
        )


def most_connections() -> int | None:
    """Raise the limit on descriptors if possible. Return how many connections it allows; None: no limit is known."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(soft - RESERVE - SPARE, SPARE)
