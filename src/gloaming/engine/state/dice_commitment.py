"""Dice whose key nobody chooses alone: the hash of a share of the server's and of one of each person's.

Each share is promised before any is shown. The server promises its own by a commitment (`dice.py`), a person theirs by
SHA-256. Only then do they show them to the server, and the key is the SHA-256 of the server's share and, in
the order of seats, of those that were shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from gloaming.engine.errors import DamagedRecord
from gloaming.engine.state.dice import is_key


class Shares:
    """How a key came about. server: the server's share; promised, shown: by seat, "" for nothing.

    Shares and promises have 64 hexadecimal digits.
    """

    __slots__ = ("server", "promised", "shown")

    def __init__(self, server: str, promised: Sequence[str], shown: Sequence[str]) -> None:
        self.server: str = server
        self.promised: tuple[str, ...] = tuple(promised)
        self.shown: tuple[str, ...] = tuple(shown)

    @property
    def key(self) -> str:
        """The key of the dice."""
        return sha256(b"".join([bytes.fromhex(share) for share in (self.server, *self.shown)])).hexdigest()

    @property
    def left_out(self) -> list[int]:
        """The seats that promised a share and did not show it in time."""
        return [seat for seat, promised in enumerate(self.promised) if promised and not self.shown[seat]]

    @property
    def taken(self) -> list[int]:
        """The seats whose shares are in the key."""
        return [seat for seat, share in enumerate(self.shown) if share]

    def broken(self) -> list[int]:
        """The seats whose shares are not what they promised."""
        return [seat for seat, share in enumerate(self.shown) if share and promise(share) != self.promised[seat]]

    def as_data(self) -> dict[str, Any]:
        """The shares as a record holds them."""
        return {"server": self.server, "promised": [*self.promised], "shown": [*self.shown]}


def promise(share: str) -> str:
    """What a person tells of a share before it is shown."""
    return sha256(bytes.fromhex(share)).hexdigest()


def shares_of(record: Mapping[str, Any]) -> Shares | None:
    """The shares of a record; None: it has none. Raises DamagedRecord."""
    data = record.get("shares")
    if data is None:
        return None
    seats = record.get("seats")
    if not isinstance(data, dict) or data.keys() != {"server", "promised", "shown"} or not is_key(data["server"]):
        raise DamagedRecord("the record's 'shares' are to have a share of the server, and what was promised and shown")
    for name in ("promised", "shown"):
        shares = data[name]
        if (
            not isinstance(shares, list)
            or len(shares) != seats
            or not all([share == "" or is_key(share) for share in shares])
        ):
            raise DamagedRecord(
                f"the record's shares are to say what was {name} at each seat: 64 hexadecimal digits or ''"
            )
    return Shares(data["server"], data["promised"], data["shown"])
