"""Accept whole numbers from callers, including NumPy's."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def as_integer(value: object) -> int | None:
    """Return a whole number (including NumPy's) as an int, or None for any other value, including True and False."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)
