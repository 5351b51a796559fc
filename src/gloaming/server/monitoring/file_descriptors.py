"""File descriptors: so many connections as the system lets the server have, less a reserve for all else."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

log = logging.getLogger(__name__)

WANTED: Final = 16_384
"""Descriptors that the server asks the system for, where it may have so many."""

RESERVE: Final = 64
"""Descriptors left to the store, the page's files, the log and the bots."""

SPARE: Final = 16
"""Connections beyond the most there may be, on which the server says that it is full, or whether it is well."""

FULL: Final = "gloaming.full"
"""In the state of a scope whose connection is one of the spare ones."""

SELDOM: Final = 60.0
"""Seconds from one word in the log to the next."""


class ConnectionSlots:
    """The connections that there may be. most: None, while nobody has said; taken: those that are open."""

    def __init__(self) -> None:
        self.most: int | None = None
        self.taken = 0
        self._said = -SELDOM

    @property
    def is_full(self) -> bool:
        """Whether there are more than there may be, so that some are spare ones."""
        return self.most is not None and self.taken > self.most

    @property
    def is_over(self) -> bool:
        """Whether even the spare ones are taken."""
        return self.most is not None and self.taken > self.most + SPARE

    def say(self) -> None:
        """Say in the log that there is no more room, at most once a minute."""
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
    """Ask the system for descriptors; how many connections it lets us have, None: it does not say."""
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
