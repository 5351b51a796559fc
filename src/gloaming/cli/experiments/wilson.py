"""Confidence intervals of proportions."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""The 97.5th percentile of the standard normal distribution, used for 95 % intervals."""


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a proportion (E. B. Wilson 1927); (0, 1) if there are no trials."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def paired_difference(differences: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean difference of two proportions on the same trials.

    differences: for each trial the first outcome minus the second, -1 to 1. The interval is that of A. Agresti and
    Y. Min (2005): half a trial of each of the four combinations of outcomes is added, so that a few equal outcomes do
    not give an interval of length 0.
    """
    count = len(differences) + 2
    mean = sum(differences) / count
    spread = sum([(value - mean) ** 2 for value in differences])
    spread += ((1 - mean) ** 2 + (1 + mean) ** 2) / 2 + mean**2
    reach = Z * sqrt(spread) / count
    return max(-1.0, mean - reach), min(1.0, mean + reach)
