"""Whole numbers from callers, including NumPy's."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def as_integer(value: object) -> int | None:
    """Return a whole number (NumPy's included) as an int; None for anything else, including True and False."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)
