"""Seeds that are derived from texts."""

from __future__ import annotations

from hashlib import blake2b


def derive_seed(text: str) -> int:
    """Return a seed that is a hash of a text, from 0 to 2**48 - 1."""
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def seat_seed(bot_seed: int, seat: int) -> int:
    """Return the seed of the bot at a seat. bot_seed: the seed of all bots of the match."""
    return derive_seed(f"{bot_seed} seat {seat}")
