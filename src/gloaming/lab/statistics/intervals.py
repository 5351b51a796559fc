"""Intervals of proportions, means and paired differences. All are 95 % intervals unless `error` says otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf, sqrt
from statistics import NormalDist
from typing import Final

Z: Final = 1.959963984540054
"""The 97.5th percentile of the standard normal distribution, used for 95 % intervals."""

ERROR: Final = 0.05
"""The error probability of 95 % intervals."""


@dataclass(frozen=True)
class Estimate:
    """An estimated number with its interval. count: the number of observations."""

    value: float
    least: float
    most: float
    count: int

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.most - self.least) / 2


class Moments:
    """The count, mean and variance of values that are added one by one, in constant memory (B. P. Welford 1962).

    count: the number of values; mean: their mean; spread: the sum of their squared distances from the mean.
    """

    __slots__ = ("count", "mean", "spread")

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self.spread = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Add a value."""
        self.count += 1
        distance = value - self.mean
        self.mean += distance / self.count
        self.spread += distance * (value - self.mean)

    @staticmethod
    def of_sums(count: int, total: Fraction | int, squares: Fraction | int) -> Moments:
        """Return the moments of values by their exact sum and the exact sum of their squares."""
        made = Moments()
        if count:
            made.count, made.mean = count, float(Fraction(total, count))
            made.spread = float(squares - Fraction(total * total, count))
        return made

    @property
    def variance(self) -> float:
        """The unbiased estimate of the variance; infinite for fewer than two values."""
        return self.spread / (self.count - 1) if self.count > 1 else inf

    def spread_around(self, centre: float) -> float:
        """Return the sum of the squared distances of the values from a number."""
        return self.spread + self.count * (self.mean - centre) ** 2


Values = Sequence[float] | Moments
"""Observations: the values themselves, or their moments, which are enough for all intervals."""


def moments(values: Values) -> Moments:
    """Return the moments of observations."""
    return values if isinstance(values, Moments) else Moments(values)


def wilson(wins: float, trials: float) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a proportion (E. B. Wilson 1927); (0, 1) if there are no trials."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def estimate_share(values: Values) -> Estimate:
    """Estimate a proportion from outcomes of 0 to 1, with the Wilson interval.

    Outcomes between 0 and 1, such as shared wins, vary less than wins and losses of the same mean: they count as more
    trials, the effective sample size (C. Franco, R. Little, T. Louis and E. Slud 2019). One virtual outcome with the
    variance of a win or loss is added to theirs, so that equal outcomes do not give an interval of length 0.
    """
    known = moments(values)
    if not known.count:
        return Estimate(0.5, 0.0, 1.0, 0)
    all_or_nothing = known.mean * (1 - known.mean)
    variance = (known.spread + all_or_nothing) / (known.count + 1)
    trials = known.count * all_or_nothing / variance if variance > 0 else known.count
    return Estimate(known.mean, *wilson(known.mean * trials, trials), known.count)


def estimate_mean(values: Values) -> Estimate:
    """Estimate a mean, with Student's interval. With fewer than two values the interval is infinite."""
    known = moments(values)
    if known.count < 2:
        return Estimate(known.mean, -inf, inf, known.count)
    reach = student_quantile(known.count - 1) * sqrt(known.variance / known.count)
    return Estimate(known.mean, known.mean - reach, known.mean + reach, known.count)


def student_quantile(freedom: int, error: float = ERROR) -> float:
    """Return the quantile of Student's t distribution for a two-sided interval.

    freedom: the degrees of freedom, 1 or more; error: the error probability. The expansion is 26.7.5 of M. Abramowitz
    and I. Stegun (1964), which is 11 % too small with 1 degree of freedom, 0.8 % with 2, and 0.1 % with 3.
    """
    z = NormalDist().inv_cdf(1 - error / 2)
    return z + sum([term / float(freedom**order) for order, term in enumerate(student_terms(z), 1)])


def student_terms(z: float) -> tuple[float, ...]:
    """Return what the expansion of `student_quantile` adds to the normal quantile z, times powers 1 to 4 of freedom."""
    powers = [float(z**exponent) for exponent in (3, 5, 7, 9)]
    return (
        (powers[0] + z) / 4,
        (5 * powers[1] + 16 * powers[0] + 3 * z) / 96,
        (3 * powers[2] + 19 * powers[1] + 17 * powers[0] - 15 * z) / 384,
        (79 * powers[3] + 776 * powers[2] + 1482 * powers[1] - 1920 * powers[0] - 945 * z) / 92160,
    )


def paired_difference(differences: Values) -> tuple[float, float]:
    """Return the 95 % interval of the mean difference of two proportions on the same trials.

    differences: for each trial the first outcome minus the second, -1 to 1. The interval is that of A. Agresti and
    Y. Min (2005): half a trial of each of the four combinations of outcomes is added, so that a few equal outcomes do
    not give an interval of length 0.
    """
    known = moments(differences)
    count = known.count + 2
    mean = known.mean * known.count / count
    spread = known.spread_around(mean) + ((1 - mean) ** 2 + (1 + mean) ** 2) / 2 + mean**2
    reach = Z * sqrt(spread) / count
    return max(-1.0, mean - reach), min(1.0, mean + reach)


def estimate_paired_difference(differences: Values, are_shares: bool) -> Estimate:
    """Estimate a mean difference from the differences of the same deals.

    are_shares: whether they are differences of outcomes from 0 to 1, for the interval of `paired_difference`; otherwise
    the interval is Student's.
    """
    known = moments(differences)
    return Estimate(known.mean, *paired_difference(known), known.count) if are_shares else estimate_mean(known)


def unpaired_reach(first: Values, second: Values) -> float:
    """Return half the width that the interval of a difference of means would have if the deals were not paired."""
    return Z * sqrt(
        sum([known.variance / known.count if known.count else inf for known in (moments(first), moments(second))])
    )
