"""What is kept of passkeys, by which people come back as who they are; and of the challenges that were answered."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Final

from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.database import Base

MOST_PASSKEYS: Final = 10
"""Of one person."""

MOST_IN_MEMORY: Final = 10_000
"""Of all people, on a server that has no store."""

FIELDS: Final = "credential, identity, public_key, sign_count, name, host, made, used"


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey. credential: its id, in base64url; host: where it is good; made, used: Unix time, 0: never."""

    credential: str
    identity: str
    public_key: bytes
    sign_count: int
    name: str
    host: str
    made: float
    used: float = 0.0


class Passkeys:
    """All passkeys. Whatever reads or writes them raises StoreFault where that cannot be done."""

    def __init__(self, kept: AccountStore) -> None:
        self._kept = kept

    async def of(self, identity: str) -> list[Passkey]:
        """All passkeys of a person, the oldest first."""
        query = f"SELECT {FIELDS} FROM passkeys WHERE identity = ? ORDER BY made"
        return [Passkey(*row) for row in await self._kept.do(lambda base: base.execute(query, (identity,)).fetchall())]

    async def find(self, credential: str) -> Passkey:
        """The passkey of an id. Raises Refusal where there is none."""
        query = f"SELECT {FIELDS} FROM passkeys WHERE credential = ?"
        row = await self._kept.do(lambda base: base.execute(query, (_id(credential),)).fetchone())
        if row is None:
            told = "nobody here has this passkey: it was removed, or all that was stored of its person is deleted"
            raise Refusal(404, "unknown-passkey", told)
        return Passkey(*row)

    async def keep(self, one: Passkey) -> None:
        """Keep a new one. Raises Refusal where it is known, or there are too many."""
        row = (one.credential, one.identity, one.public_key, one.sign_count, one.name, one.host, one.made, one.used)

        def work(base: Base) -> str:
            (own,) = base.execute("SELECT count(*) FROM passkeys WHERE identity = ?", (one.identity,)).fetchone()
            (among,) = base.execute("SELECT count(*) FROM passkeys").fetchone() if self._kept.in_memory else (0,)
            if own >= MOST_PASSKEYS or among >= MOST_IN_MEMORY:
                return "too many"
            insert = "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential) DO NOTHING"
            return "" if base.execute(insert, row).rowcount == 1 else "known"

        refused = await self._kept.do(work)
        if refused == "too many":
            raise too_many()
        if refused:
            raise Refusal(409, "known-passkey", "this passkey is kept already: make another one")

    async def used(self, one: Passkey, sign_count: int) -> bool:
        """Write down that one was used. Whether it still was as it is here: not removed, nor used meanwhile."""
        change = "UPDATE passkeys SET sign_count = ?, used = ? WHERE credential = ? AND identity = ? AND sign_count = ?"
        values = (sign_count, time.time(), one.credential, one.identity, one.sign_count)
        return await self._kept.do(lambda base: base.execute(change, values).rowcount) == 1

    async def remove(self, identity: str, credential: str) -> None:
        """Remove a passkey of a person. Raises Refusal where they have none of that id."""
        delete = "DELETE FROM passkeys WHERE credential = ? AND identity = ?"
        if await self._kept.do(lambda base: base.execute(delete, (_id(credential), identity)).rowcount) != 1:
            raise Refusal(404, "unknown-passkey", "you have no such passkey: it may have been removed already")

    async def forget(self, identity: str) -> None:
        """Remove all of a person."""
        await self._kept.do(lambda base: base.execute("DELETE FROM passkeys WHERE identity = ?", (identity,)).rowcount)

    async def spend(self, challenge: bytes, seconds: float) -> bool:
        """Write down that a challenge is answered, for as long as it would be good. Whether it was not before."""
        now = time.time()
        row = (hashlib.sha256(challenge).hexdigest(), now + seconds)

        def work(base: Base) -> bool:
            base.execute("DELETE FROM spent WHERE until < ?", (now - seconds,))
            return base.execute("INSERT INTO spent VALUES (?, ?) ON CONFLICT (digest) DO NOTHING", row).rowcount == 1

        return await self._kept.do(work)


def too_many() -> Refusal:
    """The refusal of one passkey more."""
    metrics.limited("passkeys")
    return Refusal(409, "too-many", f"a person has at most {MOST_PASSKEYS} passkeys: remove one, then try again")


def _id(credential: str) -> str:
    return credential.replace("\0", "")  # PostgreSQL takes no text with it
