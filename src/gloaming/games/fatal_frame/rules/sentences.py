"""Parts of sentences that cards and answers share."""

from __future__ import annotations


def count(number: int, one: str, many: str = "") -> str:
    """A number and its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"
