"""The numbers by which options are chosen, and other whole numbers that are typed."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.match.match import Match

LONGEST = 9
"""Digits of a number that somebody may mean."""


def whole(text: str) -> int | None:
    """A whole number from 0; None for anything else, and for one too long to be meant."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None


def going_on(match: Match) -> list[bool]:
    """Of each open option whether it goes on; none when the match is over."""
    decision = match.decision
    return [] if decision is None else [match.game.actions.of(option).goes_on for option in decision.options]


def numbered(goes_on: Sequence[bool]) -> list[int]:
    """The number of each option: 0 for the first that goes on, the others from 1 in their order."""
    last = list(goes_on).index(True) if True in goes_on else len(goes_on)
    return [0 if place == last else place + (place < last) for place in range(len(goes_on))]


def offered(goes_on: Sequence[bool]) -> str:
    """The numbers that may be typed: `1-7 or 0`."""
    most = max(numbered(goes_on))
    told = f"1-{most}" if most > 1 else "1" if most else ""
    return " or ".join([part for part in (told, "0" if True in goes_on else "") if part])


def option_typed(line: str, goes_on: Sequence[bool]) -> int | None:
    """The option that was typed by its number; None for anything else."""
    number = whole(line)
    numbers = numbered(goes_on)
    return numbers.index(number) if number in numbers else None
