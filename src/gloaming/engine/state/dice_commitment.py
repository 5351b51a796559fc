"""Commit-and-reveal dice: the key combines entropy from the server and from every player, so nobody can choose the key.

Every party commits to a share before any share is revealed: the server by a commitment (`dice.py`), a player by
SHA-256. Then the players reveal their shares to the server. The key is the SHA-256 of the server's share and the
revealed shares, in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from gloaming.engine.errors import DamagedRecord
from gloaming.engine.state.dice import is_key


class CommitReveal:
    """The commitments and revealed shares from which a key is computed.

    server: the server's share; promised: the commitment of each seat; shown: the revealed share of each seat. All are
    64 hexadecimal digits, or "" for a seat without a commitment or share.
    """

    __slots__ = ("server", "promised", "shown")

    def __init__(self, server: str, promised: Sequence[str], shown: Sequence[str]) -> None:
        self.server: str = server
        self.promised: tuple[str, ...] = tuple(promised)
        self.shown: tuple[str, ...] = tuple(shown)

    @property
    def key(self) -> str:
        """The key of the dice, as 64 hexadecimal digits."""
        return sha256(b"".join([bytes.fromhex(share) for share in (self.server, *self.shown)])).hexdigest()

    @property
    def left_out(self) -> list[int]:
        """The seats that committed to a share but did not reveal it in time."""
        return [seat for seat, promised in enumerate(self.promised) if promised and not self.shown[seat]]

    @property
    def taken(self) -> list[int]:
        """The seats whose revealed shares are part of the key."""
        return [seat for seat, share in enumerate(self.shown) if share]

    def broken(self) -> list[int]:
        """Return the seats whose revealed share does not match the seat's commitment."""
        return [
            seat for seat, share in enumerate(self.shown) if share and share_commitment(share) != self.promised[seat]
        ]

    def as_data(self) -> dict[str, Any]:
        """Return the shares and commitments as JSON data, as records contain them."""
        return {"server": self.server, "promised": [*self.promised], "shown": [*self.shown]}


def share_commitment(share: str) -> str:
    """Return a player's commitment to a share of 64 hexadecimal digits: its SHA-256."""
    return sha256(bytes.fromhex(share)).hexdigest()


def commit_reveal_of(record: Mapping[str, Any]) -> CommitReveal | None:
    """Return the shares and commitments in a record, or None if the record has none. Raises DamagedRecord."""
    data = record.get("shares")
    if data is None:
        return None
    seats = record.get("seats")
    if not isinstance(data, dict) or data.keys() != {"server", "promised", "shown"} or not is_key(data["server"]):
        raise DamagedRecord("the record's 'shares' must have the fields 'server' (a key), 'promised' and 'shown'")
    for name in ("promised", "shown"):
        shares = data[name]
        if (
            not isinstance(shares, list)
            or len(shares) != seats
            or not all([share == "" or is_key(share) for share in shares])
        ):
            raise DamagedRecord(
                f"'{name}' in the record's 'shares' must have one entry per seat: 64 hexadecimal digits or ''"
            )
    return CommitReveal(data["server"], data["promised"], data["shown"])
