"""One-time codes that sign another device in. Each is valid for a few minutes."""

from __future__ import annotations

import hashlib
import secrets
import time
from functools import partial
from typing import Final

from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.transfer_code_store import (
    add_transfer_code,
    delete_transfer_code,
    owner_of_transfer_code,
    spend_transfer_code,
)

CODE_BYTES: Final = 18
"""144 bits: impossible to guess."""

GOOD_FOR: Final = 600.0
"""Seconds for which a code is valid."""

MOST_IN_MEMORY: Final = 10_000
"""Codes of all people, on a server without a store."""


class TransferCodes:
    """All transfer codes, by digest. A code is valid at all servers that share the store."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def give(self, identity: str) -> str:
        """Return a new code for a person; it replaces an older one. Raises StoreFault."""
        code, now = secrets.token_urlsafe(CODE_BYTES), time.time()
        most = MOST_IN_MEMORY if self._store.in_memory else None
        digest, until = _digest(code), now + GOOD_FOR
        await self._store.do(
            partial(add_transfer_code, identity=identity, digest=digest, now=now, until=until, most=most)
        )
        return code

    async def owner(self, code: str) -> str | None:
        """Return the identity that a code belongs to, without using it up; None: it is invalid. Raises StoreFault."""
        return await self._store.do(partial(owner_of_transfer_code, digest=_digest(code), now=time.time()))

    async def take(self, code: str) -> str | None:
        """Use a code up and return the identity that it belongs to; None: it is invalid. Raises StoreFault."""
        return await self._store.do(partial(spend_transfer_code, digest=_digest(code), now=time.time()))

    async def void(self, identity: str) -> None:
        """Delete a person's code. Raises StoreFault."""
        await self._store.do(partial(delete_transfer_code, identity=identity))


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
