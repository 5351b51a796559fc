"""Random number generators. They are part of the state: a copy of a match rolls the same dice as the match."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

_BITS: Final = 31
_MASK: Final = 0x7FFFFFFF
_SPAN: Final = 0x80000000
_MULTIPLIER: Final = 2147483583
"""The multiplier of the generator: the largest a below 2**31 for which p = a * 2**31 - 1 and (p - 1) / 2 are prime."""


class Dice:
    """A fast generator without cryptographic strength: one whole number of state, 31 bits per draw, unbiased ranges.

    The algorithm is Marsaglia's multiply-with-carry in base 2**31, with both halves combined by exclusive or, as in
    Thomas's MWC64X. The period is near 2**61, and every value fits a machine word. Do not use it to keep secrets: the
    state can be computed from enough draws.
    """

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state: int = state

    def __reduce__(self) -> tuple[type[Dice], tuple[Any, ...]]:
        return Dice, (self.state,)

    def copy(self) -> Dice:
        """Return a copy of the dice, which gives the same rolls."""
        return Dice(self.state)

    def next(self) -> int:
        """Return a random whole number from 0 to 2**31 - 1."""
        state: i64 = self.state
        low = state & _MASK
        high = state >> _BITS
        self.state = low * _MULTIPLIER + high
        return low ^ high

    def below(self, n: int) -> int:
        """Return a uniformly random whole number from 0 to n - 1. n: 1 to 2**31."""
        span: i64 = n
        state: i64 = self.state
        while True:
            low = state & _MASK
            high = state >> _BITS
            state = low * _MULTIPLIER + high
            drawn = low ^ high
            value = drawn % span
            if drawn - value + span <= _SPAN:
                self.state = state
                return value

    def roll(self, count: int, faces: int) -> tuple[int, ...]:
        """Roll `count` dice and return their faces, each from 0 to `faces` - 1.

        faces ** count must be at most 2**31.
        """
        combined = self.below(faces**count)
        rolled = []
        for _ in range(count):
            rolled.append(combined % faces)
            combined //= faces
        return tuple(rolled)

    def weighted(self, weights: Sequence[int]) -> int:
        """Return a random index into `weights`, with probability proportional to the weight at this index.

        The sum of the weights must be 1 to 2**31.
        """
        left = self.below(sum(weights))
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return place

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle at most 40,000 items in place, with the algorithm of Fisher and Yates.

        Each draw provides two indexes.
        """
        state: i64 = self.state
        i: i64 = len(items)
        while i > 1:
            span: i64 = i * (i - 1)
            while True:
                low = state & _MASK
                high = state >> _BITS
                state = low * _MULTIPLIER + high
                drawn = low ^ high
                both = drawn % span
                if drawn - both + span <= _SPAN:
                    break
            j = both % i
            i -= 1
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
            j = both // (i + 1)
            i -= 1
            swapped = items[i]
            items[i] = items[j]
            items[j] = swapped
        self.state = state


class KeyedDice(Dice):
    """Dice for matches on a server: BLAKE2b over a 256-bit key and a counter.

    Without the key, draws cannot be predicted from earlier ones. Publishing the key's `commitment` before the match and
    the key after the match proves that the key was not changed, but not that it was chosen at random. `state` is the
    counter.
    """

    __slots__ = ("key",)

    def __init__(self, key: bytes, state: int = 0) -> None:
        Dice.__init__(self, state)
        self.key: bytes = key

    def __reduce__(self) -> tuple[type[Dice], tuple[Any, ...]]:
        return KeyedDice, (self.key, self.state)

    def copy(self) -> KeyedDice:
        """Return a copy of the dice, which gives the same rolls."""
        return KeyedDice(self.key, self.state)

    def next(self) -> int:
        """Return a random whole number from 0 to 2**31 - 1."""
        digest = blake2b(self.state.to_bytes(8, "big"), digest_size=4, key=self.key, person=b"gloaming dice").digest()
        self.state += 1
        return int.from_bytes(digest, "big") & _MASK

    def below(self, n: int) -> int:
        """Return a uniformly random whole number from 0 to n - 1. n: 1 to 2**31."""
        while True:
            drawn = self.next()
            value = drawn % n
            if drawn - value + n <= _SPAN:
                return value

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the items in place, with the algorithm of Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def commitment(key: str) -> str:
    """Return the commitment to a key of 64 hexadecimal digits.

    Publish it before the first roll of the dice with this key.
    """
    return blake2b(bytes.fromhex(key), digest_size=32, person=b"gloaming proof").hexdigest()


def is_key(seed: object) -> bool:
    """Return whether a seed is a key for keyed dice: 64 lowercase hexadecimal digits."""
    return isinstance(seed, str) and len(seed) == 64 and all([digit in "0123456789abcdef" for digit in seed])


def keyed(key: str) -> KeyedDice:
    """Return keyed dice from a key of 64 hexadecimal digits."""
    return KeyedDice(bytes.fromhex(key))


def seeded(seed: int, purpose: str = "match") -> Dice:
    """Return dice for a seed, which may be any whole number. Different seeds and purposes give unrelated dice."""
    digest = blake2b(f"{purpose} {seed}".encode(), digest_size=16, person=b"gloaming").digest()
    return Dice(int.from_bytes(digest, "big") % (_MULTIPLIER * _SPAN - 2) + 1)
