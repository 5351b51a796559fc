"""The SQL for sessions. A session is a browser that is signed in."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from gloaming.server.store.database import Transaction

FORMER: Final = "former "
"""The prefix of the `digest` of a session that stands for all cookies that a person received before sessions were
stored.

The person's identity follows the prefix.
"""

COLUMNS: Final = "digest, identity, began, seen, browser"


@dataclass(frozen=True, slots=True)
class BrowserSession:
    """A session: a browser in which a person is signed in.

    digest: the digest of the session's cookie.
    began: Unix time at which the session began.
    seen: Unix time at which the session was last used.
    browser: a short description of the browser, "" if unknown.
    """

    digest: str
    identity: str
    began: float
    seen: float
    browser: str

    @property
    def id(self) -> str:
        """The id that is shown to the person, who uses it to end the session."""
        return hashlib.sha256(b"gloaming session" + self.digest.encode()).hexdigest()[:16]

    @property
    def is_former(self) -> bool:
        """Whether the session stands for all cookies that the person received before sessions were stored."""
        return self.digest.startswith(FORMER)


def find_session(transaction: Transaction, digest: str) -> BrowserSession | None:
    """Return the session with a digest, None if there is no such session."""
    row = transaction.execute(f"SELECT {COLUMNS} FROM sessions WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else BrowserSession(*row)


def sessions_of(transaction: Transaction, identity: str) -> list[BrowserSession]:
    """Return all sessions of a person, the most recently used first."""
    query = f"SELECT {COLUMNS} FROM sessions WHERE identity = ? ORDER BY seen DESC, began DESC"
    return [BrowserSession(*row) for row in transaction.execute(query, (identity,)).fetchall()]


def surplus_sessions(transaction: Transaction, identity: str, most_of_one: int, most: int | None) -> list[str]:
    """Return the digests of the sessions that have to end before a person can begin another session.

    most_of_one: the maximum number of sessions of one person.
    most: the maximum number of sessions of all people, None for no limit.
    """
    query = "SELECT digest FROM sessions WHERE identity = ? ORDER BY seen DESC, began DESC LIMIT 1000 OFFSET ?"
    rows = transaction.execute(query, (identity, most_of_one - 1)).fetchall()
    if most is not None:
        oldest = "SELECT digest FROM sessions ORDER BY seen DESC LIMIT 1000 OFFSET ?"
        rows += transaction.execute(oldest, (most,)).fetchall()
    return [digest for (digest,) in rows]


def add_session(transaction: Transaction, session: BrowserSession) -> None:
    """Store a new session."""
    row = (session.digest, session.identity, session.began, session.seen, session.browser)
    transaction.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)", row)


def note_session_seen(transaction: Transaction, session: BrowserSession) -> None:
    """Store the time at which a session was last used."""
    transaction.execute("UPDATE sessions SET seen = ? WHERE digest = ?", (session.seen, session.digest))


def delete_session(transaction: Transaction, digest: str) -> None:
    """Delete the session with a digest."""
    transaction.execute("DELETE FROM sessions WHERE digest = ?", (digest,))
