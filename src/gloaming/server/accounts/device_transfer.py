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
"""144 bits: nobody guesses a code."""

GOOD_FOR: Final = 600.0
"""Seconds that a code is valid."""

MOST_IN_MEMORY: Final = 10_000
"""Codes of all people, on a server without a store."""


class TransferCodes:
    """All codes, as digests: a code from one of the servers that share a store is valid at all of them."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def give(self, identity: str) -> str:
        """Return a new code of a person; their older one becomes invalid. Raises StoreFault."""
        code, now = secrets.token_urlsafe(CODE_BYTES), time.time()
        most = MOST_IN_MEMORY if self._store.in_memory else None
        digest, until = _digest(code), now + GOOD_FOR
        await self._store.do(
            partial(add_transfer_code, identity=identity, digest=digest, now=now, until=until, most=most)
        )
        return code

    async def owner(self, code: str) -> str | None:
        """Return whose code it is, which stays valid; None: it is invalid. Raises StoreFault."""
        return await self._store.do(partial(owner_of_transfer_code, digest=_digest(code), now=time.time()))

    async def take(self, code: str) -> str | None:
        """Use a code up and return whose it was; None: it was invalid. Raises StoreFault."""
        return await self._store.do(partial(spend_transfer_code, digest=_digest(code), now=time.time()))

    async def void(self, identity: str) -> None:
        """Make a person's code invalid. Raises StoreFault."""
        await self._store.do(partial(delete_transfer_code, identity=identity))


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
