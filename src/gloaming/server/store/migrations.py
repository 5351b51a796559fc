"""The schema of the database, and the migrations from earlier schemas.

All statements are written for SQLite. `postgres_migrations` translates them for PostgreSQL, which is supported since
schema 7. Migrations after that must be plain SQL that both databases understand, except for the translated type names.

Stored names are never changed, so some tables and columns keep names that are no longer used in the code: `onlookers`
says whether spectators may watch, `asked` is the seat to move, `sequel` is the table of a campaign's next match,
`endings` holds archived matches with their seats in `seating`, `tries` holds attempts at daily challenges, `moves`
holds one-time codes for another device, and `told` is a result as JSON.

Results, early ends and clock terms are stored in the format of the protocol's structs, so the fields of those structs
keep their names, too.
"""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x676C6F61
"""The application_id in the header of the SQLite file, by which a database of Gloaming is recognized."""

VERSION: Final = 13

SECOND: Final = """
CREATE TABLE courses (table_id TEXT PRIMARY KEY, course TEXT NOT NULL);
CREATE TABLE people (
    identity TEXT PRIMARY KEY, name TEXT NOT NULL, mark TEXT NOT NULL, chosen REAL NOT NULL
) WITHOUT ROWID"""
"""Schema 2 adds the lessons and challenges at tables, and the profiles of people."""

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
"""Schema 3 adds results, completed lessons and challenges, and attempts at daily challenges."""

FOURTH: Final = """
CREATE TABLE results_due (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO results_due SELECT id FROM tables
    WHERE over AND id NOT IN (SELECT table_id FROM endings) OR id IN (SELECT table_id FROM courses)"""
"""Schema 4 adds the list of tables whose matches may have ended before results were stored."""

FIFTH: Final = """
CREATE TABLE campaigns (table_id TEXT PRIMARY KEY, title TEXT NOT NULL, sequel TEXT NOT NULL) WITHOUT ROWID"""
"""Schema 5 adds the match of a campaign that a table plays, and the table of the campaign's next match."""

SIXTH: Final = """
CREATE TABLE days_seen (number INTEGER PRIMARY KEY, day TEXT NOT NULL);
CREATE TABLE fading (table_id TEXT PRIMARY KEY, touched REAL NOT NULL, number INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE pulse (one INTEGER PRIMARY KEY, at REAL NOT NULL);
INSERT INTO days_seen (day) SELECT DISTINCT date(at, 'unixepoch') FROM log ORDER BY 1"""
"""Schema 6 adds the days on which a server ran, the tables that were found unused, and rows for the health check to
write.
"""

SEVENTH: Final = """
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0"""
"""Schema 7 adds the epoch of a table, which counts the servers that have owned the table."""

EIGHTH: Final = """
ALTER TABLE tables ADD COLUMN due REAL;
CREATE INDEX due_at ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE alive (one INTEGER PRIMARY KEY, at REAL NOT NULL);
CREATE TABLE unwelcome (
    table_id TEXT NOT NULL, identity TEXT NOT NULL, PRIMARY KEY (table_id, identity)
) WITHOUT ROWID"""
"""Schema 8 adds clock deadlines, the time of the last search for expired clocks, and the people removed from tables."""

ACCOUNT_TABLES: Final = """
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
"""The tables for sessions, passkeys, and passkey challenges that have been answered."""

NINTH: Final = f"""{ACCOUNT_TABLES};
INSERT INTO sessions SELECT 'former ' || identity, identity, 0, (SELECT coalesce(max(touched), 0) FROM tables), ''
    FROM (SELECT identity FROM people UNION SELECT identity FROM sitters UNION SELECT opener FROM tables
        UNION SELECT identity FROM results UNION SELECT identity FROM learned UNION SELECT identity FROM tries
    ) AS known"""
"""Schema 9 adds ACCOUNT_TABLES. All cookies that a person had before stay valid as one session."""

TENTH: Final = """
CREATE TABLE moves (digest TEXT PRIMARY KEY, identity TEXT NOT NULL UNIQUE, until REAL NOT NULL) WITHOUT ROWID"""
"""Schema 10 adds one-time codes that sign another device in."""

ELEVENTH: Final = """
CREATE TABLE IF NOT EXISTS invites (digest BLOB PRIMARY KEY, table_id TEXT, seat INTEGER, UNIQUE (table_id, seat))"""
"""Schema 11 adds the digests of invites. PostgreSQL databases have had them since their first schema."""

TWELFTH: Final = """
CREATE TABLE chat (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER NOT NULL, identity TEXT NOT NULL,
    name TEXT NOT NULL, line TEXT NOT NULL, message TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX chat_of ON chat (identity);
CREATE TABLE chat_reports (
    id TEXT PRIMARY KEY, at REAL NOT NULL, table_id TEXT NOT NULL, reporter TEXT NOT NULL, reported TEXT NOT NULL,
    lines TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE played_with (
    identity TEXT NOT NULL, other TEXT NOT NULL, table_id TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (identity, other, table_id)
) WITHOUT ROWID;
CREATE TABLE called_to (
    table_id TEXT NOT NULL, identity TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, identity)
) WITHOUT ROWID;
CREATE INDEX called ON called_to (identity);
CREATE TABLE raters (identity TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE ratings (
    identity TEXT NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (identity, game)
) WITHOUT ROWID;
CREATE TABLE rated (table_id TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID"""
"""Schema 12 adds the chat with its reports, the people with whom a person has played, invites of such people, and
ratings with the people who have turned them on.
"""

THIRTEENTH: Final = """
CREATE TABLE packs (
    id TEXT PRIMARY KEY, author TEXT NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL, shared INTEGER NOT NULL,
    featured INTEGER NOT NULL, removed INTEGER NOT NULL, made REAL NOT NULL, saved REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX packs_of ON packs (author);
CREATE TABLE pack_versions (
    pack TEXT NOT NULL, number INTEGER NOT NULL, saved REAL NOT NULL, note TEXT NOT NULL, digest TEXT NOT NULL,
    entries INTEGER NOT NULL, PRIMARY KEY (pack, number)
) WITHOUT ROWID;
CREATE INDEX versions_with ON pack_versions (digest);
CREATE TABLE pack_contents (digest TEXT PRIMARY KEY, content TEXT NOT NULL, added REAL NOT NULL);
CREATE TABLE pack_uses (
    table_id TEXT NOT NULL, digest TEXT NOT NULL, pack TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (table_id, digest)
) WITHOUT ROWID;
CREATE INDEX uses_of ON pack_uses (digest)"""
"""Schema 13 adds the packs of the workshop with their versions, the contents of these by digest, and the contents with
which tables are played.
"""

LAYOUT: Final = f"""
PRAGMA application_id = {APPLICATION_ID};
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
{TWELFTH};
{THIRTEENTH};
"""

MIGRATIONS: Final = {
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
    11: TWELFTH,
    12: THIRTEENTH,
}
"""For each earlier schema, the SQL statements that migrate it to the next one."""
