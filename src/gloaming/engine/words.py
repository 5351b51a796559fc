"""Parts of sentences that games share: numbers, lists, articles, players."""

from __future__ import annotations

from collections.abc import Sequence


def count(number: int, one: str, many: str = "") -> str:
    """A number and its noun: `2 dice`. many: the noun's plural, where it is not made with an s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def ordinal(number: int) -> str:
    """A place in a row: `3rd`."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def a(noun: str) -> str:
    """A noun with its article: `an Item`."""
    return f"{'an' if noun[0] in 'AEIOUaeiou' else 'a'} {noun}"


def listed(words: Sequence[str]) -> str:
    """One, another and a last, as a sentence has them."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def either_of(words: Sequence[str]) -> str:
    """One, another or a last, as a sentence has them."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def player(seat: int) -> str:
    """A player, counted from 1."""
    return f"Player {seat + 1}"


def players(seats: Sequence[int]) -> str:
    """Some players, counted from 1."""
    return listed([player(seat) for seat in seats])
