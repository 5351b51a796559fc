"""Compute exact odds of dice, and format them."""

from __future__ import annotations

from math import comb


def successes(dice: int, chance: float) -> list[float]:
    """Return the probabilities of 0, 1, ..., `dice` successes. chance: the probability that one die succeeds."""
    return [comb(dice, count) * chance**count * (1.0 - chance) ** (dice - count) for count in range(dice + 1)]


def percent(chance: float) -> str:
    """Format a probability from 0 to 1: `26%`.

    Only a certain event is shown as 100%, and only an impossible one as 0%.
    """
    whole = round(100.0 * chance)
    if chance < 1.0 - 1e-9:
        whole = min(whole, 99)
    if chance > 1e-9:
        whole = max(whole, 1)
    return f"{whole}%"
