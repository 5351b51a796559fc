"""The SQL of invites: digests of one-time codes, each for one seat of a table."""

from __future__ import annotations

from gloaming.server.store.database import Transaction


def set_invite(transaction: Transaction, table: str, seat: int, digest: bytes) -> None:
    """Store the invite to a seat; it replaces an older one."""
    insert = "INSERT INTO invites VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET digest = excluded.digest"
    transaction.execute(insert, (digest, table, seat))


def find_invite(transaction: Transaction, digest: bytes) -> tuple[str, int] | None:
    """Return the table and seat of an invite, if there is one."""
    row = transaction.execute("SELECT table_id, seat FROM invites WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else (str(row[0]), int(row[1]))


def delete_invite(transaction: Transaction, table: str, seat: int) -> None:
    """Delete the invite to a seat."""
    transaction.execute("DELETE FROM invites WHERE table_id = ? AND seat = ?", (table, seat))
