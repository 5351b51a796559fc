"""Numbers and lists in words."""

from __future__ import annotations

from collections.abc import Sequence


def count(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(words: Sequence[str]) -> str:
    """One and another and a last, as a sentence has them."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def players(seats: Sequence[int]) -> str:
    """Players, who are counted from 1."""
    return listed([f"Player {seat + 1}" for seat in seats])
