"""How a PostgreSQL that servers share is laid out, and how one of an earlier release is carried over.

All of it is one transaction under an advisory lock: of servers that start at once, one does it, and the others find it
done. The first release that used a PostgreSQL had layout FIRST.
"""

from __future__ import annotations

import logging
import re
import time
from typing import Any, Final

import psycopg

from gloaming.server.store.database import StoreFault
from gloaming.server.store.migrations import LAYOUT, STEPS, VERSION
from gloaming.server.store.table_owner import APPLICATION, SILENCE, number_of

log = logging.getLogger(__name__)

FIRST: Final = 7

OWN: Final = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, key BYTEA NOT NULL)"""
"""What a server alone keeps in other places than its SQLite file."""

WORDS: Final = (("WITHOUT ROWID", ""), ("REAL", "DOUBLE PRECISION"), ("INTEGER", "BIGINT"), ("BLOB", "BYTEA"))
"""SQLite's, and PostgreSQL's for them."""


def lay_out(base: psycopg.Connection[Any], name: str) -> None:
    """Make the tables where there are none, and carry those of an earlier release over.

    Raises StoreFault for those of a later release, and where servers of the earlier one still run.
    """
    base.execute("SET LOCAL statement_timeout = 0")
    base.execute("SET LOCAL lock_timeout = 0")
    base.execute("SELECT pg_advisory_xact_lock(%s)", (number_of("layout"),))
    base.execute("SET LOCAL lock_timeout = '5s'")
    base.execute("CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL)")
    row = base.execute("SELECT version FROM layout").fetchone()
    if row is None:
        _do(base, ";".join(one for one in LAYOUT.split(";") if one.split()[:1] in (["CREATE"], ["ALTER"])))
        _do(base, OWN)
        base.execute("INSERT INTO layout VALUES (%s)", (VERSION,))
        return
    (found,) = row
    if not FIRST <= found <= VERSION:
        told = f"{name} has layout {found}, of another release of Gloaming; this one reads {FIRST} to {VERSION}"
        raise StoreFault(f"{told}: serve it with that release, or name another database")
    if found < VERSION:
        _wait_for_others(base, name, found)
        for earlier in range(found, VERSION):
            _do(base, STEPS[earlier])
        base.execute("UPDATE layout SET version = %s", (VERSION,))
        log.info("carrying %s over from layout %d to %d", name, found, VERSION)


def _wait_for_others(base: psycopg.Connection[Any], name: str, found: int) -> None:
    """Until no server of the earlier release owns tables: one that was killed is still known for SILENCE."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s"
    until = time.monotonic() + SILENCE + 2
    while True:
        base.execute("SELECT pg_stat_clear_snapshot()")
        row = base.execute(query, (APPLICATION,)).fetchone()
        if row is None or row[0] == 0:
            return
        if time.monotonic() > until:
            told = f"{name} has layout {found}, and servers of that release still run on it ({row[0]})"
            raise StoreFault(f"{told}: end them first, for this release carries it over to layout {VERSION}")
        time.sleep(0.2)


def _do(base: psycopg.Connection[Any], statements: str) -> None:
    for statement in statements.split(";"):
        for ours, theirs in WORDS:
            statement = re.sub(rf"\b{ours}\b", theirs, statement)
        if statement.strip():
            base.execute(statement.encode())
