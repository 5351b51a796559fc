"""The SQL of sessions: browsers that are signed in."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from gloaming.server.store.database import Transaction

FORMER: Final = "former "
"""Prefix of the identity, in place of a digest, for all cookies issued before sessions existed."""

COLUMNS: Final = "digest, identity, began, seen, browser"


@dataclass(frozen=True, slots=True)
class BrowserSession:
    """A signed-in browser. began, seen: Unix time; browser: a short description, "" if unknown."""

    digest: str
    identity: str
    began: float
    seen: float
    browser: str

    @property
    def id(self) -> str:
        """The id by which its owner refers to it."""
        return hashlib.sha256(b"gloaming session" + self.digest.encode()).hexdigest()[:16]

    @property
    def is_former(self) -> bool:
        """Whether it stands for all cookies that a person was given before sessions existed."""
        return self.digest.startswith(FORMER)


def find_session(transaction: Transaction, digest: str) -> BrowserSession | None:
    """Return the session with a digest, if there is one."""
    row = transaction.execute(f"SELECT {COLUMNS} FROM sessions WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else BrowserSession(*row)


def sessions_of(transaction: Transaction, identity: str) -> list[BrowserSession]:
    """Return all sessions of an identity, the last seen first."""
    query = f"SELECT {COLUMNS} FROM sessions WHERE identity = ? ORDER BY seen DESC, began DESC"
    return [BrowserSession(*row) for row in transaction.execute(query, (identity,)).fetchall()]


def surplus_sessions(transaction: Transaction, identity: str, most_of_one: int, most: int | None) -> list[str]:
    """Return the digests of the sessions to end before an identity begins another one.

    most_of_one: sessions an identity may have; most: sessions of all identities, if limited.
    """
    query = "SELECT digest FROM sessions WHERE identity = ? ORDER BY seen DESC, began DESC LIMIT 1000 OFFSET ?"
    rows = transaction.execute(query, (identity, most_of_one - 1)).fetchall()
    if most is not None:
        oldest = "SELECT digest FROM sessions ORDER BY seen DESC LIMIT 1000 OFFSET ?"
        rows += transaction.execute(oldest, (most,)).fetchall()
    return [digest for (digest,) in rows]


def add_session(transaction: Transaction, session: BrowserSession) -> None:
    """Add a session."""
    row = (session.digest, session.identity, session.began, session.seen, session.browser)
    transaction.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)", row)


def note_session_seen(transaction: Transaction, session: BrowserSession) -> None:
    """Store the time at which a session was last seen."""
    transaction.execute("UPDATE sessions SET seen = ? WHERE digest = ?", (session.seen, session.digest))


def delete_session(transaction: Transaction, digest: str) -> None:
    """Delete a session."""
    transaction.execute("DELETE FROM sessions WHERE digest = ?", (digest,))
