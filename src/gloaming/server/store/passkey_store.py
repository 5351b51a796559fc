"""The SQL for passkeys, and for the sign-in challenges that have already been answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.server.store.database import Transaction

COLUMNS: Final = "credential, identity, public_key, sign_count, name, host, made, used"


@dataclass(frozen=True, slots=True)
class Passkey:
    """A stored passkey.

    credential: the id of the passkey, in base64url.
    identity: the identity of the person whom the passkey signs in.
    host: the host name at which the passkey is valid.
    made: Unix time at which the passkey was registered.
    used: Unix time at which the passkey was last used, 0 if never.
    """

    credential: str
    identity: str
    public_key: bytes
    sign_count: int
    name: str
    host: str
    made: float
    used: float = 0.0


def passkeys_of(transaction: Transaction, identity: str) -> list[Passkey]:
    """Return all passkeys of a person, the oldest first."""
    query = f"SELECT {COLUMNS} FROM passkeys WHERE identity = ? ORDER BY made"
    return [Passkey(*row) for row in transaction.execute(query, (identity,)).fetchall()]


def find_passkey(transaction: Transaction, credential: str) -> Passkey | None:
    """Return the passkey with a credential id, None if there is no such passkey."""
    query = f"SELECT {COLUMNS} FROM passkeys WHERE credential = ?"
    row = transaction.execute(query, (_readable(credential),)).fetchone()
    return None if row is None else Passkey(*row)


def add_passkey(
    transaction: Transaction, passkey: Passkey, most_of_one: int, most: int | None
) -> Literal["added", "known", "too many"]:
    """Add a passkey unless its credential id is stored already, or there are too many passkeys.

    most_of_one: the maximum number of passkeys of one person.
    most: the maximum number of passkeys of all people, None for no limit.
    """
    query = "SELECT count(*) FROM passkeys WHERE identity = ?"
    (own,) = transaction.execute(query, (passkey.identity,)).fetchone()
    if own >= most_of_one:
        return "too many"
    if most is not None and transaction.execute("SELECT count(*) FROM passkeys").fetchone()[0] >= most:
        return "too many"
    insert = "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential) DO NOTHING"
    row = (
        passkey.credential,
        passkey.identity,
        passkey.public_key,
        passkey.sign_count,
        passkey.name,
        passkey.host,
        passkey.made,
        passkey.used,
    )
    return "added" if transaction.execute(insert, row).rowcount == 1 else "known"


def note_passkey_used(transaction: Transaction, passkey: Passkey, sign_count: int, at: float) -> bool:
    """Store that a passkey was used at the time `at`. Return False if it was removed or used in the meantime."""
    change = "UPDATE passkeys SET sign_count = ?, used = ? WHERE credential = ? AND identity = ? AND sign_count = ?"
    values = (sign_count, at, passkey.credential, passkey.identity, passkey.sign_count)
    return transaction.execute(change, values).rowcount == 1


def delete_passkey(transaction: Transaction, identity: str, credential: str) -> bool:
    """Delete one passkey of a person. Return whether it existed."""
    delete = "DELETE FROM passkeys WHERE credential = ? AND identity = ?"
    return transaction.execute(delete, (_readable(credential), identity)).rowcount == 1


def delete_passkeys(transaction: Transaction, identity: str) -> None:
    """Delete all passkeys of a person."""
    transaction.execute("DELETE FROM passkeys WHERE identity = ?", (identity,))


def spend_challenge(transaction: Transaction, digest: str, now: float, seconds: float) -> bool:
    """Mark a challenge as answered, and return whether it was not answered before.

    seconds: the lifetime of challenges. The mark is stored for at least that time.
    """
    transaction.execute("DELETE FROM spent WHERE until < ?", (now - seconds,))
    insert = "INSERT INTO spent VALUES (?, ?) ON CONFLICT (digest) DO NOTHING"
    return transaction.execute(insert, (digest, now + seconds)).rowcount == 1


def _readable(credential: str) -> str:
    return credential.replace("\0", "")  # PostgreSQL rejects text with null characters
