"""Create or migrate the PostgreSQL database that servers share.

This happens in one transaction that holds an advisory lock: if several servers start at once, one of them migrates and
the others wait. FIRST is the schema of the first release that supported PostgreSQL.
"""

from __future__ import annotations

import logging
import re
import time
from typing import Any, Final

import psycopg

from gloaming.server.store.database import StoreFault
from gloaming.server.store.migrations import LAYOUT, MIGRATIONS, VERSION
from gloaming.server.store.table_owner import APPLICATION, SILENCE, number_of

log = logging.getLogger(__name__)

FIRST: Final = 7

OWN: Final = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, key BYTEA NOT NULL)"""
"""The table for secrets. A server with SQLite keeps its secret key in a file instead."""

WORDS: Final = (("WITHOUT ROWID", ""), ("REAL", "DOUBLE PRECISION"), ("INTEGER", "BIGINT"), ("BLOB", "BYTEA"))
"""Words in SQLite statements, each with its PostgreSQL equivalent."""


def lay_out(connection: psycopg.Connection[Any], name: str) -> None:
    """Create the schema in an empty database, or migrate an earlier schema.

    Raises StoreFault if the schema belongs to a later release, or if servers of the earlier release are still running.
    """
    connection.execute("SET LOCAL statement_timeout = 0")
    connection.execute("SET LOCAL lock_timeout = 0")
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (number_of("layout"),))
    connection.execute("SET LOCAL lock_timeout = '5s'")
    connection.execute("CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL)")
    row = connection.execute("SELECT version FROM layout").fetchone()
    if row is None:
        _do(
            connection,
            ";".join(statement for statement in LAYOUT.split(";") if statement.split()[:1] in (["CREATE"], ["ALTER"])),
        )
        _do(connection, OWN)
        connection.execute("INSERT INTO layout VALUES (%s)", (VERSION,))
        return
    (version,) = row
    if not FIRST <= version <= VERSION:
        message = (
            f"{name} has schema {version}, of another release of Gloaming. This release reads {FIRST} to {VERSION}"
        )
        raise StoreFault(f"{message}. Serve it with that release, or name another database.")
    if version < VERSION:
        _wait_for_others(connection, name, version)
        for earlier in range(version, VERSION):
            _do(connection, MIGRATIONS[earlier])
        connection.execute("UPDATE layout SET version = %s", (VERSION,))
        log.info("migrating %s from schema %d to %d", name, version, VERSION)


def _wait_for_others(connection: psycopg.Connection[Any], name: str, version: int) -> None:
    """Wait until no server of the earlier release is connected.

    Raises StoreFault if one still is after SILENCE + 2 seconds.

    A killed server stays connected for SILENCE seconds.
    """
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s"
    until = time.monotonic() + SILENCE + 2
    while True:
        connection.execute("SELECT pg_stat_clear_snapshot()")
        row = connection.execute(query, (APPLICATION,)).fetchone()
        if row is None or row[0] == 0:
            return
        if time.monotonic() > until:
            message = f"{name} has schema {version}, and servers of that release still use it ({row[0]})"
            raise StoreFault(f"{message}. Stop them first: this release migrates it to schema {VERSION}.")
        time.sleep(0.2)


def _do(connection: psycopg.Connection[Any], statements: str) -> None:
    for statement in statements.split(";"):
        for word, equivalent in WORDS:
            statement = re.sub(rf"\b{word}\b", equivalent, statement)
        if statement.strip():
            connection.execute(statement.encode())
