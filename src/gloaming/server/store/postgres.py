"""The store of several servers, which share a PostgreSQL database.

`table_owner` determines which server owns a table. Each owner writes with a new epoch, so that a former owner that
resumes after a pause cannot write anything.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from gloaming.server.store.database import Rows, StoreFault, Transaction, Work
from gloaming.server.store.operations import Fenced, Operations, ignore
from gloaming.server.store.postgres_migrations import lay_out
from gloaming.server.store.secret_keys import fresh_key
from gloaming.server.store.table_owner import ENDED, TableOwner
from gloaming.server.store.table_rows import EntryRow, StoredTable

log = logging.getLogger(__name__)

T = TypeVar("T")

CONNECTIONS: Final = 8
"""The number of connections of one server for transactions. One more connection owns the server's tables."""

PATIENCE: Final = 5.0
"""Seconds that a transaction waits for a connection before it fails."""

IDLE: Final = 2.0
"""Seconds between two statements of a transaction after which the database ends it, as its server hangs."""


class PostgresStore(Operations):
    """A store in the PostgreSQL database at an address such as postgresql://user@host/name.

    Raises StoreFault if the database cannot be used.

    folder: the folder for problem reports, None if there is none.
    """

    shared = True

    def __init__(self, address: str, folder: Path | None = None) -> None:
        self.name = re.sub(r"//[^@/]*@", "//", address)
        self.folder = folder
        idle = f"-c idle_in_transaction_session_timeout={IDLE * 1000:.0f}"
        options = f"{idle} -c statement_timeout=5s -c lock_timeout=5s"
        self._pool = ConnectionPool(
            address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            kwargs={"options": options, "connect_timeout": 5},
            check=ConnectionPool.check_connection,
            open=False,
        )
        self._threads = ThreadPoolExecutor(CONNECTIONS, "store")
        self._later: set[Future[None]] = set()
        self._closed = False
        self._owner = TableOwner(address, self.name)
        try:
            self._pool.open(wait=True, timeout=PATIENCE)
            with self._pool.connection() as connection:
                lay_out(connection, self.name)
        except (psycopg.Error, PoolTimeout) as error:
            self._pool.close()
            raise StoreFault(f"{self.name} cannot be used: {_line(error)}") from None
        except BaseException:
            self._pool.close()
            raise

    def secret(self) -> bytes:
        """Return the secret key that all servers share. It is created at the first start."""
        with self._pool.connection() as connection:
            connection.execute("INSERT INTO secrets VALUES ('identity', %s) ON CONFLICT DO NOTHING", (fresh_key(),))
            row = connection.execute("SELECT key FROM secrets WHERE name = 'identity'").fetchone()
        assert row is not None
        return bytes(row[0])

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in a transaction. Return its result once the transaction is committed. Raises StoreFault."""
        if self._closed:
            raise StoreFault(f"{self.name} is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._done, work)
        except Fenced as error:
            self._owner.lose([error.table])
            raise

    async def log(self, entry: EntryRow, results: Sequence[Work] = ()) -> None:
        """Store a journal entry, and execute the writes in `results`, in one transaction. Raises StoreFault.

        After a failure it may be uncertain whether the entry was written, so the table is unloaded and has to be loaded
        again.
        """
        try:
            await super().log(entry, results)
        except StoreFault:
            self._owner.lose([entry.table])
            raise

    def do_later(self, work: Callable[[Transaction], Any]) -> None:
        """Run `work` in a transaction in another thread, without waiting for it."""
        if not self._closed:
            later = self._threads.submit(self._tried, work)
            self._later.add(later)
            later.add_done_callback(self._later.discard)

    async def recall(self, table: str) -> StoredTable | None:
        """Load a table and increment its epoch. Return None if there is no such table.

        Transactions that were queued by `do_later` are finished first.
        """
        await asyncio.gather(*[asyncio.wrap_future(future) for future in [*self._later]])
        return await super().recall(table)

    def attend(self, lost: Callable[[Collection[str] | None], None], ended: Callable[[str], None] = ignore) -> None:
        """Start to own tables, and to receive notifications from other servers.

        See `Operations.attend` for the callbacks.
        """
        self._owner.start(lost, ended)

    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Notify other servers, once `transaction` is committed, that the session with this digest has ended."""
        transaction.execute(f"SELECT pg_notify('{ENDED}', ?)", (digest,))

    async def claim(self, table: str) -> None:
        """Make this server the owner of a table; another owner is asked to release it. Raises StoreFault."""
        await self._owner.claim(table)

    async def claim_free(self, table: str) -> bool:
        """Make this server the owner of a table unless another server owns it. Return whether this server owns it.

        Raises StoreFault.
        """
        return await self._owner.claim_free(table)

    def owns(self, table: str) -> bool:
        """Return whether this server still owns a table, as far as it knows."""
        return self._owner.owns(table)

    async def release(self, table: str) -> None:
        """Give up the ownership of a table."""
        await self._owner.release(table)

    async def check(self) -> None:
        """Check that the store can be written to, and that this server can own tables. Raises StoreFault."""
        await super().check()
        if not self._owner.is_connected:
            raise StoreFault(f"{self.name} cannot be used: the connection that owns the tables is lost")

    def close(self) -> None:
        """Finish all transactions and close the store. Other servers can then own the tables of this server."""
        self._closed = True
        self._owner.close()
        self._threads.shutdown(wait=True)
        self._pool.close()

    def _done(self, work: Callable[[Transaction], T]) -> T:
        try:
            with self._pool.connection() as connection:
                return work(PostgresConnection(connection))
        except (psycopg.Error, PoolTimeout) as error:
            self.has_failed = True
            raise StoreFault(f"{self.name} cannot be used: {_line(error)}") from None

    def _tried(self, work: Callable[[Transaction], Any]) -> None:
        try:
            self._done(work)
        except Exception as error:
            log.error("a background write failed: %s", error)


class PostgresConnection:
    """A wrapper of a PostgreSQL connection that accepts statements with question marks as placeholders."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Execute an SQL statement, in which `values` replace the question marks."""
        return self._connection.execute(statement.replace("?", "%s").encode(), values)

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> Rows:
        """Execute an SQL statement once for each row, whose values replace the question marks."""
        cursor = self._connection.cursor()
        cursor.executemany(statement.replace("?", "%s").encode(), rows)
        return cursor


def _line(error: Exception) -> str:
    return " ".join(str(error).split())
