"""The SQL for invites. An invite is a one-time code for a seat of a table; only its digest is stored."""

from __future__ import annotations

from gloaming.server.store.database import Transaction


def set_invite(transaction: Transaction, table: str, seat: int, digest: bytes) -> None:
    """Store the digest of an invite to a seat, in place of an earlier invite to the seat."""
    insert = "INSERT INTO invites VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET digest = excluded.digest"
    transaction.execute(insert, (digest, table, seat))


def find_invite(transaction: Transaction, digest: bytes) -> tuple[str, int] | None:
    """Return the table and the seat of the invite with a digest, None if there is no such invite."""
    row = transaction.execute("SELECT table_id, seat FROM invites WHERE digest = ?", (digest,)).fetchone()
    return None if row is None else (str(row[0]), int(row[1]))


def delete_invite(transaction: Transaction, table: str, seat: int) -> None:
    """Delete the invite to a seat."""
    transaction.execute("DELETE FROM invites WHERE table_id = ? AND seat = ?", (table, seat))
