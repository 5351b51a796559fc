"""The base class of the protocol's structs, and the constrained types of their fields."""

from __future__ import annotations

from typing import Annotated

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=64)]

MessageId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[!-~][ -~]*\Z")]
"""The id that a client gives to a message, by which the server recognizes repeats.

It consists of printable ASCII characters and does not start with a space.
"""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Seed = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]

Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
MaybeDigest = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?\Z")]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base class of the protocol's structs. Messages with unknown fields are rejected."""
