"""Decide after each round of matches whether to stop, without invalidating the interval.

An ordinary 95 % interval is only valid for a number of matches that was fixed beforehand: looking at it after every
round, and stopping at the first difference, finds differences that do not exist. The intervals of this module are valid
at all numbers of matches at the same time, so any rule may stop the run. They form an asymptotic confidence sequence
(I. Waudby-Smith, D. Arbour, R. Sinha, E. Kennedy and A. Ramdas 2024, "Time-uniform central limit theory and asymptotic
confidence sequences", Annals of Statistics 52). The price is an interval that is wider by 55 to 70 %.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final, Literal

from gloaming.lab.statistics.intervals import ERROR, Estimate, Values, moments

TUNED: Final = 500
"""The number of deals at which the intervals are narrowest. They are valid at every number."""

FIRST_ROUND: Final = 100
"""The number of deals in the first round. Earlier the intervals, which are asymptotic, are not yet reliable."""

GROWTH: Final = 4
"""After each round, the next has a quarter (1 / GROWTH) of the deals played so far."""

Verdict = Literal["higher", "lower", "equivalent", ""]
"""The result of a comparison: the second is "higher" or "lower" than the first, "equivalent" if their difference is
known to the wanted precision and may be 0, or "" while that is undecided. An equivalent difference is at most twice the
precision: the end of the interval says how large it can be.
"""


def always_valid(values: Values, span: float = 0.0, error: float = ERROR) -> Estimate:
    """Estimate a mean with an interval that is valid at every number of values at the same time.

    span: the largest possible distance of a value from 0, or 0 if unknown. With a span, two virtual values at its ends,
    of half the usual weight, are added to the variance, so that a few equal values do not give an interval of length 0.
    error: the probability that the interval ever misses the mean.
    """
    known = moments(values)
    count, mean, spread = known.count, known.mean, known.spread
    if count < 2:
        return Estimate(mean, -inf, inf, count)
    spread += (span - mean) ** 2 / 2 + (span + mean) ** 2 / 2 if span else 0.0
    deviation = sqrt(spread / count)
    tuned = (-2 * log(error) + log(-2 * log(error)) + 1) / TUNED
    scaled = count * tuned + 1
    reach = deviation * sqrt(2 * scaled / (count * count * tuned) * log(sqrt(scaled) / error))
    return Estimate(mean, mean - reach, mean + reach, count)


def decide(estimate: Estimate, until: float) -> Verdict:
    """Return the verdict of an always-valid interval of a difference.

    until: the precision. Two variants whose difference is known to this precision, and may be 0, are equivalent.
    """
    if estimate.count < FIRST_ROUND:
        return ""
    if estimate.least > 0:
        return "higher"
    if estimate.most < 0:
        return "lower"
    return "equivalent" if estimate.reach <= until else ""


def is_precise(estimate: Estimate, until: float) -> bool:
    """Return whether the interval reaches at most `until` to each side.

    Stopping by the width alone keeps ordinary intervals valid as well, asymptotically (Y. S. Chow and H. Robbins 1965).
    """
    return estimate.count >= FIRST_ROUND and estimate.reach <= until


def next_round(played: int, most: int) -> int:
    """Return the number of deals in the next round, 0 if there is none. It depends on nothing but its arguments.

    played: the number of deals so far; most: the maximum number of deals.
    """
    return min(max(FIRST_ROUND, played // GROWTH) if played else FIRST_ROUND, most - played)
