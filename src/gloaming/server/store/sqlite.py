"""The store of a single server: a SQLite file, which one thread reads and writes.

Many transactions share one commit. With WAL and synchronous=NORMAL, committed data survives a crash of the server. A
power failure may lose the last few commits, but never damages the file. A lock file prevents other servers from using
the folder, while backups can still read the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from gloaming.server.store.database import StoreFault, Transaction
from gloaming.server.store.migrations import APPLICATION_ID, LAYOUT, MIGRATIONS, VERSION
from gloaming.server.store.operations import Operations, ignore

log = logging.getLogger(__name__)

T = TypeVar("T")

FILE: Final = "tables.sqlite3"

LOCK: Final = "server.lock"
"""The name of the lock file, an empty database that the server keeps locked while it uses the folder.

The operating system releases the lock when the server dies.
"""

MOST_AT_ONCE: Final = 256
"""The maximum number of transactions in one commit."""

PATIENCE: Final = 2.0
"""Seconds to wait for another process to unlock a file."""

DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


class StoreJob:
    """A transaction to run in the thread of the store.

    future: the future that receives the result, None if no caller waits for the result.
    """

    __slots__ = ("work", "future")

    def __init__(self, work: Callable[[Transaction], Any], future: asyncio.Future[Any] | None) -> None:
        self.work = work
        self.future = future

    def settle(self, result: Any, error: Exception | None) -> None:
        """Pass the result or the error to the waiting caller. If there is none, log an error."""
        if self.future is None:
            if error is not None:
                log.error("a background write failed: %s", error)
            return
        with suppress(RuntimeError):  # the loop is closed
            self.future.get_loop().call_soon_threadsafe(_tell, self.future, result, error)


def _tell(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class Store(Operations):
    """The store in a data folder.

    Raises StoreFault if the folder holds another kind of database, is damaged, or is in use by another server.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self.file = folder / FILE
        self.name = str(self.file)
        self._damage: StoreFault | None = None
        try:
            self._lock = locked(folder)
            try:
                self._connection = _opened(self.file)
            except BaseException:
                self._lock.close()
                raise
        except OSError as error:
            raise StoreFault(f"cannot keep tables in {folder}: {error.strerror or error}") from None
        except sqlite3.Error as error:
            raise StoreFault(f"{self.file}: {_why(error)}") from None
        self._jobs: SimpleQueue[StoreJob | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in a transaction. Return its result once the transaction is committed. Raises StoreFault."""
        if self._closed:
            raise StoreFault(f"{self.file} is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(StoreJob(work, future))
        return await future

    def do_later(self, work: Callable[[Transaction], Any]) -> None:
        """Queue `work` to run in a transaction after all earlier ones, without waiting for it."""
        if not self._closed:
            self._jobs.put(StoreJob(work, None))

    def attend(self, lost: Callable[[Collection[str] | None], None], ended: Callable[[str], None] = ignore) -> None:
        """Do nothing: a server with SQLite owns all tables of its folder, because it has locked the folder."""

    def tell_ended(self, transaction: Transaction, digest: str) -> None:
        """Do nothing: there are no other servers to notify."""

    async def claim(self, table: str) -> None:
        """Do nothing: the server already owns all tables."""

    async def claim_free(self, table: str) -> bool:
        """Return True: the server already owns all tables."""
        return True

    def owns(self, table: str) -> bool:
        """Return True: the server owns all tables."""
        return True

    async def release(self, table: str) -> None:
        """Do nothing: the server owns all tables."""

    async def check(self) -> None:
        """Check that the store can be written to, and that no damage to the file has been found. Raises StoreFault."""
        await super().check()
        if self._damage is not None:
            raise self._damage

    def close(self) -> None:
        """Finish all queued transactions, close the file and unlock the folder."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            with suppress(Empty):
                while jobs[-1] is not None and len(jobs) < MOST_AT_ONCE:
                    jobs.append(self._jobs.get_nowait())
            pending = [job for job in jobs if job is not None]
            if pending:
                self._do(pending)
            if len(pending) < len(jobs):
                self._connection.close()
                self._lock.close()
                return

    def _do(self, jobs: list[StoreJob]) -> None:
        try:
            results = self._committed(jobs)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._do([job])
            elif isinstance(error, sqlite3.Error):
                fault = StoreFault(f"{self.file}: {_why(error)}")
                self.has_failed = self.has_failed or isinstance(error, sqlite3.OperationalError)
                if _is_damage(error) and self._damage is None:
                    self._damage = fault
                    log.critical("%s", fault)
                jobs[0].settle(None, fault)
            else:
                jobs[0].settle(None, error)
            return
        for job, result in zip(jobs, results):
            job.settle(result, None)

    def _committed(self, jobs: list[StoreJob]) -> list[Any]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [job.work(connection) for job in jobs]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results


def locked(folder: Path) -> sqlite3.Connection:
    """Lock a data folder, and create it if necessary. The lock is held until the returned connection is closed.

    Raises sqlite3.Error if another server has locked the folder, or OSError.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / LOCK
    _make_private(file)
    lock = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except BaseException:
        lock.close()
        raise
    return lock


def layout_of(connection: sqlite3.Connection, file: Path) -> int | None:
    """Return the schema version of a database file, None if the file is empty.

    Raises StoreFault if the file does not belong to Gloaming, or belongs to a later release.
    """
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not things:
        return None
    if owner != APPLICATION_ID:
        raise StoreFault(f"{file} is a database, but not one of Gloaming. Name another folder.")
    if version not in (*MIGRATIONS, VERSION):
        readable = f"{min(MIGRATIONS)} to {VERSION}"
        message = f"{file} has schema {version}, of another release of Gloaming. This release reads {readable}"
        raise StoreFault(f"{message}. Serve it with that release, or name another folder.")
    return int(version)


def _make_private(file: Path) -> None:
    """Create a file that only the operator's account can read, unless the file exists.

    An existing file is not opened, because closing it would release the locks that this process holds on the file.
    """
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _opened(file: Path) -> sqlite3.Connection:
    _make_private(file)  # it contains hands and dice keys
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        version = layout_of(connection, file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        (problem,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
        connection.execute("BEGIN IMMEDIATE")
        if version is None:
            for statement in LAYOUT.split(";"):
                connection.execute(statement)
        elif version < VERSION:
            for earlier in range(version, VERSION):
                for statement in MIGRATIONS[earlier].split(";"):
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    if version is not None and version < VERSION:
        log.info("migrated %s from schema %d to %d", file, version, VERSION)
    return connection


def _is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def _why(error: sqlite3.Error) -> str:
    if "locked" in str(error):
        return "another server is using these tables. Stop it, or name another folder."
    if isinstance(error, sqlite3.OperationalError | sqlite3.IntegrityError):
        return f"cannot be used: {error}"
    return (
        f"is damaged ({error}): stop the server and restore a backup with `gloaming restore FILE FOLDER`, or move the "
        f"file away to start without tables."
    )
