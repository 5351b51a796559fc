"""The quota on stored bytes, which limits how much data a person or an address adds to the store through tables."""

from __future__ import annotations

from typing import Final

from gloaming.server.limits.rate_limits import RateLimit, too_many

KILOBYTE: Final = 1000

OF_TABLE: Final = 1500
"""Bytes that a table takes on disk in addition to the save of its match: rows, keys and indices."""

OF_ENTRY: Final = 150
"""Bytes that a journal entry takes in addition to its data: keys, and its share of later snapshots and the record."""


class StorageQuota:
    """The two quotas that a table's data counts against: that of the opener's identity, and that of an address.

    The address is the opener's once they have connected. Before that, it is a player's or, before any player has
    connected, that of the person whose request loaded the table. is_own: whether the address is the opener's.
    """

    def __init__(
        self, stored: RateLimit | None = None, opener: str = "", address: str = "", *, is_own: bool = True
    ) -> None:
        self._stored = stored
        self._opener = opener
        self._address = address
        self._is_own = is_own

    def move(self, address: str, *, is_own: bool) -> None:
        """Count later data against another address, unless the current one is the opener's and the new one is not.

        is_own: whether the new address is the opener's.
        """
        if is_own or not self._is_own:
            self._address, self._is_own = address, is_own

    def wait(self, *, for_bots: bool = False) -> float:
        """Return the seconds until the table may store more; 0 or less if it may now.

        for_bots: whether to apply the quota of an address that is not the opener's as well. It limits bots, but must
        not keep people from choosing.
        """
        if self._stored is None:
            return 0.0
        return self._stored.due(self._opener, self._address if self._is_own or for_bots else None)

    def check(self) -> None:
        """Raise Refusal if the table may not store more now."""
        wait = self.wait()
        if wait > 0:
            raise too_many(wait, "stored")

    def pay(self, size: int) -> None:
        """Count `size` bytes that the table has stored."""
        if self._stored is not None:
            self._stored.pay(self._opener, self._address, size / KILOBYTE)
