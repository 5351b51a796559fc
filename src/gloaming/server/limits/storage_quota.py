"""The quota of stored bytes: for the tables that people open, and for what happens at them."""

from __future__ import annotations

from typing import Final

from gloaming.server.limits.rate_limits import RateLimit, too_many

KILOBYTE: Final = 1000

OF_TABLE: Final = 1500
"""Bytes of a table on disk without the save of its match: rows, keys and indices."""

OF_ENTRY: Final = 150
"""Bytes of a journal entry without its data: keys, and its share of later snapshots and the record."""


class StorageQuota:
    """The quota that a table's data counts against: that of its opener, and that of an address.

    The address is the opener's, once they have connected; until then that of a player or, before that, of the person
    who had the table loaded. is_own: whether it is the opener's.
    """

    def __init__(
        self, stored: RateLimit | None = None, opener: str = "", address: str = "", *, is_own: bool = True
    ) -> None:
        self._stored = stored
        self._opener = opener
        self._address = address
        self._is_own = is_own

    def move(self, address: str, *, is_own: bool) -> None:
        """Use another address. is_own: whether it is the opener's."""
        if is_own or not self._is_own:
            self._address, self._is_own = address, is_own

    def wait(self, *, for_bots: bool = False) -> float:
        """Return the seconds until more may be stored; 0 or less: it may.

        for_bots: also apply the limit of an address that is not the opener's, which must not keep people from choosing.
        """
        if self._stored is None:
            return 0.0
        return self._stored.due(self._opener, self._address if self._is_own or for_bots else None)

    def check(self) -> None:
        """Raise Refusal if no more may be stored."""
        wait = self.wait()
        if wait > 0:
            raise too_many(wait, "stored")

    def pay(self, size: int) -> None:
        """Count `size` bytes that have been stored."""
        if self._stored is not None:
            self._stored.pay(self._opener, self._address, size / KILOBYTE)
