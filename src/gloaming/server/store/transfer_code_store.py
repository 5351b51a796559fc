"""The SQL for the one-time codes that sign another device in. Their database table is called `moves`."""

from __future__ import annotations

from gloaming.server.store.database import Transaction


def add_transfer_code(
    transaction: Transaction, identity: str, digest: str, now: float, until: float, most: int | None
) -> None:
    """Store the digest of a person's code, and delete the person's earlier code and all expired codes.

    until: Unix time at which the code expires.
    most: the maximum number of codes of all people, None for no limit. The codes that expire first are deleted.
    """
    transaction.execute("DELETE FROM moves WHERE identity = ? OR until < ?", (identity, now))
    if most is not None:
        oldest = "SELECT digest FROM moves ORDER BY until DESC LIMIT 1000 OFFSET ?"
        for row in transaction.execute(oldest, (most - 1,)).fetchall():
            transaction.execute("DELETE FROM moves WHERE digest = ?", row)
    transaction.execute("INSERT INTO moves VALUES (?, ?, ?)", (digest, identity, until))


def owner_of_transfer_code(transaction: Transaction, digest: str, now: float) -> str | None:
    """Return the identity of the person who created a code, None if the code is unknown or expired."""
    query = "SELECT identity FROM moves WHERE digest = ? AND until > ?"
    row = transaction.execute(query, (digest, now)).fetchone()
    return None if row is None else str(row[0])


def spend_transfer_code(transaction: Transaction, digest: str, now: float) -> str | None:
    """Delete a code. Return the identity of the person who created it, None if the code is unknown or expired."""
    row = transaction.execute("SELECT identity, until FROM moves WHERE digest = ?", (digest,)).fetchone()
    deleted = transaction.execute("DELETE FROM moves WHERE digest = ?", (digest,)).rowcount == 1
    return str(row[0]) if row is not None and deleted and now < row[1] else None


def delete_transfer_code(transaction: Transaction, identity: str) -> None:
    """Delete the code of a person, if there is one."""
    transaction.execute("DELETE FROM moves WHERE identity = ?", (identity,))
