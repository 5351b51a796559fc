"""Refuse new tables when the disk of the store is nearly full."""

from __future__ import annotations

import logging
import shutil
import time

from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.monitoring.file_descriptors import SELDOM
from gloaming.server.store.operations import Operations

log = logging.getLogger(__name__)

LEAST_FREE = 100 * 2**20
"""No table is created if fewer bytes are free, so that there is room for the matches in progress."""


class DiskSpace:
    """A check of the free disk space of a store."""

    def __init__(self, store: Operations) -> None:
        self._store = store
        self._warned = -SELDOM

    def check(self) -> None:
        """Raise Refusal if the disk is nearly full. Call this before a table is created."""
        if self._store.shared or self._store.folder is None:
            return
        try:
            free = shutil.disk_usage(self._store.folder).free
        except OSError:  # the next write gets the error
            return
        if free < LEAST_FREE:
            if time.monotonic() - self._warned > SELDOM:
                self._warned = time.monotonic()
                name = self._store.name
                log.error("the disk of %s is nearly full: no table can be opened until there is free space", name)
            metrics.limited("disk")
            message = "The server's disk is nearly full, so no new tables can be opened. Matches in progress continue."
            raise Refusal(503, "full", message)
