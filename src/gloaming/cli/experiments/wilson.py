"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""Of a normal distribution 95 % lies within so many standard deviations."""


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share: E. B. Wilson's score interval (1927). Without trials: all from 0 to 1."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
