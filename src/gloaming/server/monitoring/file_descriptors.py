"""Count open connections against the operating system's limit on file descriptors, minus a reserve."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

log = logging.getLogger(__name__)

WANTED: Final = 16_384
"""The number of file descriptors that the server requests from the operating system."""

RESERVE: Final = 64
"""The number of file descriptors reserved for the store, the page's files, the log and the bots."""

SPARE: Final = 16
"""The number of spare connections beyond the limit. On them, the server answers only "full" or its health check."""

FULL: Final = "gloaming.full"
"""Key in the state of an ASGI scope that marks its connection as a spare one."""

SELDOM: Final = 60.0
"""The least number of seconds between two log lines about a lack of connections."""


class ConnectionSlots:
    """The number of open connections and its limit. most: the limit, None for no limit; taken: the open connections."""

    def __init__(self) -> None:
        self.most: int | None = None
        self.taken = 0
        self._said = -SELDOM

    @property
    def is_full(self) -> bool:
        """Whether the regular connections are used up, so that further connections are spare ones."""
        return self.most is not None and self.taken > self.most

    @property
    def is_over(self) -> bool:
        """Whether the spare connections are used up as well."""
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
    """Raise the limit on file descriptors if possible, and return the number of connections that it allows.

    Return None if no limit is known.
    """
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
