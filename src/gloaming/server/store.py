"""The store: one SQLite file that holds every table. Its own thread reads and writes it, many writes to a commit.

With WAL and synchronous=NORMAL a commit is with the operating system: it outlives the server's death at any moment. A
power cut may take the last moments with it, and never leaves the file torn. The lock is exclusive: a table lives in one
server.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

FILE: Final = "tables.sqlite3"

OURS: Final = 0x676C6F61
"""The file's application_id."""

VERSION: Final = 5

MOST_AT_ONCE: Final = 256
"""Jobs in one commit."""

PATIENCE: Final = 2.0
"""Seconds to wait for another process to let go of the file."""

SECOND: Final = """
CREATE TABLE courses (table_id TEXT PRIMARY KEY, course TEXT NOT NULL);
CREATE TABLE people (
    identity TEXT PRIMARY KEY, name TEXT NOT NULL, mark TEXT NOT NULL, chosen REAL NOT NULL
) WITHOUT ROWID"""
"""What layout 2 has that layout 1 lacks."""

THIRD: Final = """
CREATE TABLE results (
    identity TEXT NOT NULL, ended REAL NOT NULL, table_id TEXT NOT NULL, told TEXT NOT NULL,
    PRIMARY KEY (identity, ended, table_id)
) WITHOUT ROWID;
CREATE INDEX results_at ON results (table_id);
CREATE TABLE endings (table_id TEXT PRIMARY KEY, seating TEXT NOT NULL, record TEXT NOT NULL);
CREATE TABLE learned (
    identity TEXT NOT NULL, game TEXT NOT NULL, course TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (identity, game, course)
) WITHOUT ROWID;
CREATE TABLE tries (
    day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
    PRIMARY KEY (day, game, identity)
) WITHOUT ROWID;
CREATE UNIQUE INDEX tried_at ON tries (table_id)"""
"""What layout 3 has that layout 2 lacks: what people have played, and the deals of the day that they try."""

FOURTH: Final = """
CREATE TABLE results_due (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO results_due SELECT id FROM tables
    WHERE over AND id NOT IN (SELECT table_id FROM endings) OR id IN (SELECT table_id FROM courses)"""
"""What layout 4 has that layout 3 lacks: the tables that may have ended before results were kept."""

FIFTH: Final = """
CREATE TABLE campaigns (table_id TEXT PRIMARY KEY, title TEXT NOT NULL, sequel TEXT NOT NULL) WITHOUT ROWID"""
"""What layout 5 has that layout 4 lacks: what matches play in a campaign, and which table follows which."""

LAYOUT: Final = f"""
PRAGMA application_id = {OURS};
PRAGMA user_version = {VERSION};
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, kinds TEXT NOT NULL, opener TEXT NOT NULL, onlookers INTEGER NOT NULL,
    opened REAL NOT NULL, touched REAL NOT NULL, over INTEGER NOT NULL, seq INTEGER NOT NULL,
    asked INTEGER
) WITHOUT ROWID;
CREATE INDEX opened_by ON tables (opener);
CREATE TABLE sitters (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX sitting_at ON sitters (identity);
CREATE TABLE log (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, rqid INTEGER NOT NULL,
    data TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, save BLOB NOT NULL);
{SECOND};
{THIRD};
{FOURTH};
{FIFTH};
"""

STEPS: Final = {1: SECOND, 2: THIRD, 3: FOURTH, 4: FIFTH}
"""What makes the layout after it of each earlier one."""


class StoreFault(Exception):
    """The store cannot be used: which file, and why."""


class Job:
    """Work in the store, and who waits for what comes of it; None: nobody."""

    __slots__ = ("work", "future")

    def __init__(self, work: Callable[[sqlite3.Connection], Any], future: asyncio.Future[Any] | None) -> None:
        self.work = work
        self.future = future

    def settle(self, result: Any, error: Exception | None) -> None:
        """Tell who waits."""
        if self.future is None:
            if error is not None:
                log.error("nobody waited for this: %s", error)
            return
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.future.get_loop().call_soon_threadsafe(_tell, self.future, result, error)


def _tell(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class Store:
    """The open store of a folder. Raises StoreFault if it is not one, is damaged, or another server has it open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        try:
            self._base = _opened(self.file)
        except OSError as error:
            raise StoreFault(f"cannot keep tables in {folder}: {error.strerror or error}") from None
        except sqlite3.Error as error:
            raise StoreFault(f"{self.file}: {_why(error)}") from None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, once it is committed. Raises StoreFault."""
        if self._closed:
            raise StoreFault(f"{self.file} is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, future))
        return await future

    def do_later(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        """Have it done after all that was asked for before."""
        if not self._closed:
            self._jobs.put(Job(work, None))

    def close(self) -> None:
        """Do what is left to do and close the file."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            with suppress(Empty):
                while jobs[-1] is not None and len(jobs) < MOST_AT_ONCE:
                    jobs.append(self._jobs.get_nowait())
            asked = [job for job in jobs if job is not None]
            if asked:
                self._do(asked)
            if len(asked) < len(jobs):
                self._base.close()
                return

    def _do(self, jobs: list[Job]) -> None:
        try:
            results = self._committed(jobs)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._do([job])
            elif isinstance(error, sqlite3.Error):
                jobs[0].settle(None, StoreFault(f"{self.file}: {_why(error)}"))
            else:
                jobs[0].settle(None, error)
            return
        for job, result in zip(jobs, results):
            job.settle(result, None)

    def _committed(self, jobs: list[Job]) -> list[Any]:
        base = self._base
        base.execute("BEGIN IMMEDIATE")
        try:
            results = [job.work(base) for job in jobs]
            base.execute("COMMIT")
        except BaseException:
            if base.in_transaction:
                base.execute("ROLLBACK")
            raise
        return results


def _opened(file: Path) -> sqlite3.Connection:
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # it holds hands and the keys of dice
    base = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        (owner,) = base.execute("PRAGMA application_id").fetchone()
        (version,) = base.execute("PRAGMA user_version").fetchone()
        (things,) = base.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if things and owner != OURS:
            raise StoreFault(f"{file} is a database, but not one of Gloaming's tables: name another folder")
        if things and version not in (*STEPS, VERSION):
            raise StoreFault(f"{file} has layout {version}, of another release of Gloaming; this one reads {VERSION}")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        base.execute("BEGIN IMMEDIATE")
        if not things:
            for statement in LAYOUT.split(";"):
                base.execute(statement)
        elif version < VERSION:
            for earlier in range(version, VERSION):
                for statement in STEPS[earlier].split(";"):
                    base.execute(statement)
            base.execute(f"PRAGMA user_version = {VERSION}")
        base.execute("COMMIT")
        (found,) = base.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    except BaseException:
        base.close()
        raise
    return base


def _why(error: sqlite3.Error) -> str:
    if "locked" in str(error):
        return "another server has these tables open: end it, or name another folder"
    if isinstance(error, sqlite3.OperationalError):
        return f"cannot be used: {error}"
    return f"is damaged ({error}): put back a copy, or move it away to begin with no tables"
