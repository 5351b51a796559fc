"""Transfer codes: one-time codes that sign a person in on another device. Each is valid for a few minutes."""

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
"""Random bytes in a transfer code: 144 bits are impossible to guess."""

GOOD_FOR: Final = 600.0
"""Seconds for which a transfer code is valid."""

MOST_IN_MEMORY: Final = 10_000
"""The maximum number of codes of all people together, on a server without a store."""


class TransferCodes:
    """The transfer codes of all people, stored by digest. A code is valid at all servers that share the store."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def give(self, identity: str) -> str:
        """Create a code for a person and return it; an older code of the person becomes invalid. Raises StoreFault."""
        code, now = secrets.token_urlsafe(CODE_BYTES), time.time()
        most = MOST_IN_MEMORY if self._store.in_memory else None
        digest, until = _digest(code), now + GOOD_FOR
        await self._store.do(
            partial(add_transfer_code, identity=identity, digest=digest, now=now, until=until, most=most)
        )
        return code

    async def owner(self, code: str) -> str | None:
        """Return the identity of the person who created a code, without using the code up.

        Return None if the code is invalid. Raises StoreFault.
        """
        return await self._store.do(partial(owner_of_transfer_code, digest=_digest(code), now=time.time()))

    async def take(self, code: str) -> str | None:
        """Use a code up, and return the identity of the person who created it.

        Return None if the code is invalid. Raises StoreFault.
        """
        return await self._store.do(partial(spend_transfer_code, digest=_digest(code), now=time.time()))

    async def void(self, identity: str) -> None:
        """Delete the code of a person. Raises StoreFault."""
        await self._store.do(partial(delete_transfer_code, identity=identity))


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
