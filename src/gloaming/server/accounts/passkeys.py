"""Passkeys, with which people sign in again, and the limits on their number."""

from __future__ import annotations

import hashlib
import time
from functools import partial
from typing import Final

from gloaming.server.limits.responses import Refusal
from gloaming.server.monitoring import metrics
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.passkey_store import (
    Passkey,
    add_passkey,
    delete_passkey,
    delete_passkeys,
    find_passkey,
    note_passkey_used,
    passkeys_of,
    spend_challenge,
)

MOST_PASSKEYS: Final = 10
"""The maximum number of passkeys of one person."""

MOST_IN_MEMORY: Final = 10_000
"""The maximum number of passkeys of all people together, on a server without a store."""


class Passkeys:
    """The passkeys of all people. Methods that access the store raise StoreFault if the store fails."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def of(self, identity: str) -> list[Passkey]:
        """Return all passkeys of a person, the oldest first."""
        return await self._store.do(partial(passkeys_of, identity=identity))

    async def find(self, credential: str) -> Passkey:
        """Return the passkey with a credential id. Raises Refusal if there is none."""
        passkey = await self._store.do(partial(find_passkey, credential=credential))
        if passkey is None:
            message = "This passkey is unknown here. It was removed, or its owner's data was deleted."
            raise Refusal(404, "unknown-passkey", message)
        return passkey

    async def keep(self, passkey: Passkey) -> None:
        """Store a new passkey. Raises Refusal if its credential id is known, or if its owner has too many passkeys."""
        most = MOST_IN_MEMORY if self._store.in_memory else None
        added = await self._store.do(partial(add_passkey, passkey=passkey, most_of_one=MOST_PASSKEYS, most=most))
        if added == "too many":
            raise too_many()
        if added == "known":
            raise Refusal(409, "known-passkey", "This passkey is already registered. Create another one.")

    async def used(self, passkey: Passkey, sign_count: int) -> bool:
        """Store the time and the sign count of a passkey's use.

        Return False if it was removed or used in the meantime.
        """
        return await self._store.do(partial(note_passkey_used, passkey=passkey, sign_count=sign_count, at=time.time()))

    async def remove(self, identity: str, credential: str) -> None:
        """Delete the person's passkey with a credential id. Raises Refusal if the person has none with that id."""
        if not await self._store.do(partial(delete_passkey, identity=identity, credential=credential)):
            raise Refusal(404, "unknown-passkey", "You have no such passkey. It may have been removed already.")

    async def forget(self, identity: str) -> None:
        """Delete all passkeys of a person."""
        await self._store.do(partial(delete_passkeys, identity=identity))

    async def spend(self, challenge: bytes, seconds: float) -> bool:
        """Mark a challenge as answered, for the seconds of its lifetime. Return False if it was answered before."""
        digest = hashlib.sha256(challenge).hexdigest()
        return await self._store.do(partial(spend_challenge, digest=digest, now=time.time(), seconds=seconds))


def too_many() -> Refusal:
    """Return the refusal of a person's passkey beyond the limit."""
    metrics.limited("passkeys")
    return Refusal(409, "too-many", f"A person can have at most {MOST_PASSKEYS} passkeys. Remove one, then try again.")
