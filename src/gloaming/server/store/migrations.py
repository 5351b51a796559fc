"""How a store is laid out, and how one of an earlier release is carried over.

In SQLite's words; `shared_layout` does the same in a PostgreSQL, whose first layout was the seventh: what makes a later
one is to be plain SQL that both understand, but for the words that are exchanged there.
"""

from __future__ import annotations

from typing import Final

OURS: Final = 0x676C6F61
"""The file's application_id."""

VERSION: Final = 11

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

SIXTH: Final = """
CREATE TABLE days_seen (number INTEGER PRIMARY KEY, day TEXT NOT NULL);
CREATE TABLE fading (table_id TEXT PRIMARY KEY, touched REAL NOT NULL, number INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE pulse (one INTEGER PRIMARY KEY, at REAL NOT NULL);
INSERT INTO days_seen (day) SELECT DISTINCT date(at, 'unixepoch') FROM log ORDER BY 1"""
"""What layout 6 has that layout 5 lacks: the days on which the server ran, the tables found old on one of them, and
what is written to see whether writing goes well."""

SEVENTH: Final = """
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0"""
"""What layout 7 has that layout 6 lacks: how many owners a table has had."""

EIGHTH: Final = """
ALTER TABLE tables ADD COLUMN due REAL;
CREATE INDEX due_at ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE alive (one INTEGER PRIMARY KEY, at REAL NOT NULL);
CREATE TABLE unwelcome (
    table_id TEXT NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (table_id, identity)
) WITHOUT ROWID"""
"""What layout 8 has that layout 7 lacks: when the clock that runs at a table is over, when a server last looked, and
who may not sit down at a table again."""

KEPT_OF_PEOPLE: Final = """
CREATE TABLE sessions (
    digest TEXT PRIMARY KEY, identity TEXT NOT NULL, began REAL NOT NULL, seen REAL NOT NULL, browser TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (identity);
CREATE TABLE passkeys (
    credential TEXT PRIMARY KEY, identity TEXT NOT NULL, public_key BLOB NOT NULL, sign_count INTEGER NOT NULL,
    name TEXT NOT NULL, host TEXT NOT NULL, made REAL NOT NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (identity);
CREATE TABLE spent (digest TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID"""
"""How people are known again: by sessions and passkeys; and which challenges have been answered."""

NINTH: Final = f"""{KEPT_OF_PEOPLE};
INSERT INTO sessions SELECT 'former ' || identity, identity, 0, (SELECT coalesce(max(touched), 0) FROM tables), ''
    FROM (SELECT identity FROM people UNION SELECT identity FROM sitters UNION SELECT opener FROM tables
        UNION SELECT identity FROM results UNION SELECT identity FROM learned UNION SELECT identity FROM tries
    ) AS known"""
"""What layout 9 has that layout 8 lacks: KEPT_OF_PEOPLE. Everybody's cookies of before stay good, as one session."""

TENTH: Final = """
CREATE TABLE moves (digest TEXT PRIMARY KEY, identity TEXT NOT NULL UNIQUE, until REAL NOT NULL) WITHOUT ROWID"""
"""What layout 10 has that layout 9 lacks: the codes by which people move to another device."""

ELEVENTH: Final = """
CREATE TABLE IF NOT EXISTS invites (digest BLOB PRIMARY KEY, table_id TEXT, seat INTEGER, UNIQUE (table_id, seat))"""
"""What layout 11 has that layout 10 lacks: digests of the codes of invites. Each PostgreSQL has had them all along."""

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
{SIXTH};
{SEVENTH};
{EIGHTH};
{NINTH};
{TENTH};
{ELEVENTH};
"""

STEPS: Final = {
    1: SECOND,
    2: THIRD,
    3: FOURTH,
    4: FIFTH,
    5: SIXTH,
    6: SEVENTH,
    7: EIGHTH,
    8: NINTH,
    9: TENTH,
    10: ELEVENTH,
}
"""What makes the layout after it of each earlier one."""
