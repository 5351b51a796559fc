"""The codes by which people move to another device: each good once, and for a while."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.database import Base

CODE_BYTES: Final = 18
"""144 bits: nobody guesses a code."""

GOOD_FOR: Final = 600.0
"""Seconds that a code is good for."""

MOST_IN_MEMORY: Final = 10_000
"""Codes of all people, on a server that has no store."""


class TransferCodes:
    """All codes, as digests: given at one of the servers that share a store, each is good at all of them."""

    def __init__(self, kept: AccountStore) -> None:
        self._kept = kept

    async def give(self, identity: str) -> str:
        """A new code of a person; their older one is void. Raises StoreFault."""
        code, now = secrets.token_urlsafe(CODE_BYTES), time.time()

        def work(base: Base) -> None:
            base.execute("DELETE FROM moves WHERE identity = ? OR until < ?", (identity, now))
            if self._kept.in_memory:
                oldest = "SELECT digest FROM moves ORDER BY until DESC LIMIT 1000 OFFSET ?"
                for row in base.execute(oldest, (MOST_IN_MEMORY - 1,)).fetchall():
                    base.execute("DELETE FROM moves WHERE digest = ?", row)
            base.execute("INSERT INTO moves VALUES (?, ?, ?)", (_digest(code), identity, now + GOOD_FOR))

        await self._kept.do(work)
        return code

    async def owner(self, code: str) -> str | None:
        """Whose code it is, which stays good; None: nobody's any more. Raises StoreFault."""
        query = "SELECT identity FROM moves WHERE digest = ? AND until > ?"
        digest, now = _digest(code), time.time()
        row = await self._kept.do(lambda base: base.execute(query, (digest, now)).fetchone())
        return None if row is None else str(row[0])

    async def take(self, code: str) -> str | None:
        """Whose code it is, which is spent by that; None: nobody's any more. Raises StoreFault."""
        digest, now = _digest(code), time.time()

        def work(base: Base) -> str | None:
            row = base.execute("SELECT identity, until FROM moves WHERE digest = ?", (digest,)).fetchone()
            spent = base.execute("DELETE FROM moves WHERE digest = ?", (digest,)).rowcount == 1
            return row[0] if row is not None and spent and now < row[1] else None

        return await self._kept.do(work)

    async def void(self, identity: str) -> None:
        """Make a person's code void. Raises StoreFault."""
        await self._kept.do(lambda base: base.execute("DELETE FROM moves WHERE identity = ?", (identity,)).rowcount)


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
