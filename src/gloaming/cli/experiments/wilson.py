"""Confidence intervals of proportions."""

from __future__ import annotations

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
