"""The odds of dice, exact, and how they are said."""

from __future__ import annotations

from math import comb


def successes(dice: int, chance: float) -> list[float]:
    """How likely 0, 1, ... up to `dice` successes are, where each die is one with this chance."""
    return [comb(dice, count) * chance**count * (1.0 - chance) ** (dice - count) for count in range(dice + 1)]


def percent(chance: float) -> str:
    """A chance, 0 to 1, as it is said: `26%`. What is neither sure nor impossible is never said to be."""
    whole = round(100.0 * chance)
    if chance < 1.0 - 1e-9:
        whole = min(whole, 99)
    if chance > 1e-9:
        whole = max(whole, 1)
    return f"{whole}%"
