"""The numbers with which a person chooses options, and the parsing of typed whole numbers."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.match.match import Match

MOST_DIGITS = 9
"""The maximum number of digits in a typed number."""


def parse_whole_number(text: str) -> int | None:
    """Parse a typed whole number from 0 up. Return None for any other text, and for a number with too many digits."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def continuing_options(match: Match) -> list[bool]:
    """Return for each open option whether it only continues, as passing does; an empty list when the match is over."""
    decision = match.decision
    return [] if decision is None else [match.game.actions.of(option).goes_on for option in decision.options]


def option_numbers(goes_on: Sequence[bool]) -> list[int]:
    """Return the number that chooses each option: 0 for the first that only continues; the others count from 1.

    goes_on: for each option whether it only continues.
    """
    last = list(goes_on).index(True) if True in goes_on else len(goes_on)
    return [0 if place == last else place + (place < last) for place in range(len(goes_on))]


def describe_numbers(goes_on: Sequence[bool]) -> str:
    """Describe the numbers that choose an option, such as `1-7 or 0`."""
    most = max(option_numbers(goes_on))
    others = f"1-{most}" if most > 1 else "1" if most else ""
    return " or ".join([part for part in (others, "0" if True in goes_on else "") if part])


def parse_option(line: str, goes_on: Sequence[bool]) -> int | None:
    """Return the index of the option whose number was typed; None for any other text."""
    number = parse_whole_number(line)
    numbers = option_numbers(goes_on)
    return numbers.index(number) if number in numbers else None
