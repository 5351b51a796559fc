"""Profiles: the name and the mark (a small symbol) that each person chooses, shown at every table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from gloaming.server.protocol.account_info import Profile
from gloaming.server.store.operations import Operations

MOST_KNOWN: Final = 10_000
"""The maximum number of profiles that are cached in memory."""

NOBODY: Final = Profile()


class Profiles:
    """The profiles of people, by identity. store: where profiles are stored, None to keep them in memory only."""

    def __init__(self, store: Operations | None) -> None:
        self._store = store
        self._known: OrderedDict[str, Profile] = OrderedDict()

    def known(self, identity: str | None) -> Profile:
        """Return the profile of a person if it is in memory, otherwise an empty profile."""
        return NOBODY if identity is None else self._known.get(identity, NOBODY)

    async def look_up(self, *identities: str | None) -> None:
        """Load the profiles of the given people into memory. Raises StoreFault."""
        if self._store is None:
            return
        shared = self._store.shared
        unknown = [
            identity for identity in identities if identity is not None and (shared or identity not in self._known)
        ]
        if not unknown:
            return
        rows = await self._store.called(unknown)
        for identity in unknown:
            self._hold(identity, NOBODY)
        for identity, name, mark in rows:
            self._hold(identity, Profile(name=name, mark=mark))

    async def call(self, identity: str, me: Profile) -> None:
        """Store a person's new profile. Raises StoreFault."""
        if self._store is not None:
            await self._store.call(identity, me.name, me.mark)
        self._hold(identity, me)

    def forget(self, identity: str) -> None:
        """Remove a person's profile from memory."""
        self._known.pop(identity, None)

    def _hold(self, identity: str, me: Profile) -> None:
        self._known[identity] = me
        self._known.move_to_end(identity)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
