"""What people may have a server store, in bytes: the tables that they open, and all that happens there."""

from __future__ import annotations

from typing import Final

from gloaming.server.limits.rate_limits import RateLimit, too_many

KILOBYTE: Final = 1000

OF_TABLE: Final = 1500
"""Bytes that a table takes on disk besides the save of its match: rows, their keys and indices."""

OF_ENTRY: Final = 150
"""Bytes that an entry of the log takes besides its data: keys, and what later snapshots and the record have of it."""


class StorageQuota:
    """Who pays for what is stored of a table: its opener, and an address.

    That is the opener's, once they are there, until then that of a player or, before, of whoever had the table brought
    into memory. is_own: whether it is the opener's.
    """

    def __init__(
        self, stored: RateLimit | None = None, opener: str = "", address: str = "", *, is_own: bool = True
    ) -> None:
        self._stored = stored
        self._opener = opener
        self._address = address
        self._is_own = is_own

    def move(self, address: str, *, is_own: bool) -> None:
        """Let somebody's address pay whose table it is. is_own: whether that is the opener."""
        if is_own or not self._is_own:
            self._address, self._is_own = address, is_own

    def wait(self, *, for_bots: bool = False) -> float:
        """Seconds until more may be stored; 0 or less: it may.

        for_bots: also by the limit of an address that is not the opener's, which must not keep people from choosing.
        """
        if self._stored is None:
            return 0.0
        return self._stored.due(self._opener, self._address if self._is_own or for_bots else None)

    def check(self) -> None:
        """Refuse what would be stored, if no more may be. Raises Refusal."""
        wait = self.wait()
        if wait > 0:
            raise too_many(wait, "stored")

    def pay(self, size: int) -> None:
        """Count so many bytes that have been stored."""
        if self._stored is not None:
            self._stored.pay(self._opener, self._address, size / KILOBYTE)
