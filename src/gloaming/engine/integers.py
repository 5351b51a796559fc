"""Whole numbers from callers, NumPy's included."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex


def as_integer(value: object) -> int | None:
    """A whole number, NumPy's too, as an int; None for anything else, True and False included."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)
