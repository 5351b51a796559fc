"""The ownership of tables by servers that share a PostgreSQL database.

A server owns a table if its connection holds the table's advisory lock, so PostgreSQL decides who owns a table. The
connection ends with the server, or when the server has been silent for SILENCE seconds because it hangs or is cut off.
Then PostgreSQL releases the locks, and other servers can own the tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

import psycopg

from gloaming.server.store.database import StoreFault

log = logging.getLogger(__name__)

SILENCE: Final = 4.0
"""Seconds without a query after which a server loses its tables."""

BEAT: Final = 0.25
"""Seconds between two queries on the connection. The queries also receive the notifications of other servers."""

REMIND: Final = 60.0
"""Seconds between two log messages while the connection is lost."""

WAIT: Final = 8.0
"""Seconds to wait until another server releases a table.

Longer than SILENCE, so that a server that hangs loses the table.
"""

CHANNEL: Final = "gloaming_wanted"
"""The notification channel on which a server asks for a table that another server owns."""

APPLICATION: Final = "gloaming owner"
"""The application name of the connection, by which PostgreSQL lists it."""

ENDED: Final = "gloaming_ended"
"""The notification channel on which a server announces that a session has ended."""


class TableOwner:
    """The connection that holds the advisory locks of the tables that a server owns."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self._name = name
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._held: set[str] = set()
        self._one = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._away: float | None = None
        self._reported_at = 0.0
        self._lost: Callable[[Collection[str] | None], None] = lambda tables: None
        self._ended: Callable[[str], None] = lambda digest: None

    def start(self, lost: Callable[[Collection[str] | None], None], ended: Callable[[str], None]) -> None:
        """Connect to PostgreSQL, and connect again whenever the connection is lost.

        lost: called with the ids of the tables that this server has to unload, None for all tables.
        ended: called with the digest of a session that has ended.
        """
        self._lost = lost
        self._ended = ended
        self._task = asyncio.create_task(self._stay())

    def lose(self, tables: Collection[str]) -> None:
        """Unload tables that other servers own or want."""
        self._lost(tables)

    @property
    def is_connected(self) -> bool:
        """Whether the connection is open, so that the server can own tables."""
        return self._connection is not None

    def owns(self, table: str) -> bool:
        """Return whether the server holds the lock of a table, as far as it knows."""
        return table in self._held

    async def claim(self, table: str) -> None:
        """Acquire the lock of a table. Another server that holds the lock is asked to release it.

        Raises StoreFault if the lock is not released within WAIT seconds.
        """
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            with suppress(StoreFault):
                if await self.claim_free(table):
                    return
                await self._ask(f"SELECT pg_notify('{CHANNEL}', %s)", table)
            await asyncio.sleep(BEAT)
        raise StoreFault(f"{self._name}: table {table} is owned by another server, which does not release it")

    async def claim_free(self, table: str) -> bool:
        """Acquire the lock of a table unless another server holds it. Return whether this server holds it.

        Raises StoreFault.
        """
        if table in self._held:
            return True
        (got,) = await self._ask("SELECT pg_try_advisory_lock(%s)", number_of(table))
        if got and table in self._held:  # claimed twice at once: the locks of a connection add up
            await self._ask("SELECT pg_advisory_unlock(%s)", number_of(table))
        elif got:
            self._held.add(table)
        return bool(got)

    async def release(self, table: str) -> None:
        """Release the lock of a table."""
        if table in self._held:
            self._held.discard(table)
            with suppress(StoreFault):
                await self._ask("SELECT pg_advisory_unlock(%s)", number_of(table))

    def close(self) -> None:
        """Close the connection, so that PostgreSQL releases all locks."""
        if self._task is not None:
            self._task.cancel()
        if self._connection is not None:
            self._connection.pgconn.finish()
            self._connection = None

    async def _ask(self, query: str, *values: object) -> Any:
        async with self._one:
            connection = self._connection
            if connection is None:
                raise StoreFault(f"{self._name} cannot be reached")
            try:
                async with asyncio.timeout(SILENCE):
                    rows = await connection.execute(query.encode(), values)
                    return await rows.fetchone()
            except (psycopg.Error, TimeoutError) as error:
                self._connection = None
                with suppress(psycopg.Error):
                    connection.pgconn.finish()
                self._held.clear()
                self._lost(None)
                raise StoreFault(f"{self._name}: {error}") from None

    async def _stay(self) -> None:
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                await self._ask("SELECT 1")
            except (StoreFault, psycopg.Error, TimeoutError) as error:
                self._note_lost(" ".join(str(error).split()))
            else:
                self._note_back()
            await asyncio.sleep(BEAT)

    def _note_lost(self, why: str) -> None:
        """Log that the connection is lost: once when it happens, then once a minute."""
        now = time.monotonic()
        if self._away is None:
            self._away = self._reported_at = now
            log.error("lost the ownership of all tables: %s", why)
        elif now - self._reported_at >= REMIND:
            self._reported_at = now
            log.error("tables have had no owner for %.0f s: %s", now - self._away, why)

    def _note_back(self) -> None:
        if self._away is not None:
            log.warning("%s is reachable again after %.0f s", self._name, time.monotonic() - self._away)
            self._away = None

    async def _connect(self) -> None:
        options = f"-c idle_session_timeout={int(SILENCE * 1000)} -c statement_timeout=2000"
        connection = await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, options=options, connect_timeout=5, application_name=APPLICATION
        )
        connection.add_notify_handler(self._hear)
        for channel in (CHANNEL, ENDED):
            await connection.execute(f"LISTEN {channel}".encode())
        self._connection = connection

    def _hear(self, notice: psycopg.Notify) -> None:
        if notice.channel == ENDED:
            self._ended(notice.payload)
        elif notice.payload in self._held:
            self._lost([notice.payload])


def number_of(table: str) -> int:
    """Return the number of a table's advisory lock: 63 bits of the hash of the table's id."""
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), "big") >> 1
