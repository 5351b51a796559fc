"""Empirical Bayes estimates of many similar effects, such as those of all cards of a game.

Of a hundred cards without any effect, five have 95 % intervals that exclude 0, and the most extreme estimates are
mostly luck. Shrinkage moves every estimate towards the mean of all, the more so the less certain it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gloaming.lab.statistics.intervals import Estimate, Z

STEPS: Final = 60
"""The number of bisections that find the variance of the effects."""


def shrink(values: Sequence[float], errors: Sequence[float], counts: Sequence[int] | None = None) -> list[Estimate]:
    """Return the shrunk estimate of each effect, with its interval.

    values: the estimates; errors: their standard errors, above 0; counts: the numbers of observations behind them, 0 if
    left out. The model is that of B. Efron and C. Morris (1975): the effects are normally distributed around their
    mean. Their variance is estimated as by R. Paule and J. Mandel (1982). The intervals are those of C. Morris (1983,
    "Parametric Empirical Bayes Inference"), which include the uncertainty of the mean and of the variance; with fewer
    than four effects, nothing is shrunk. Raises ValueError if the lengths differ or an error is not above 0.
    """
    if len(values) != len(errors) or any([not error > 0 for error in errors]):
        raise ValueError("each estimate needs a standard error above 0")
    if not values:
        return []
    counts = counts or [0] * len(values)
    number = len(values)
    between = variance_between(values, errors)
    weights = [1 / (error * error + between) for error in errors]
    mean = _weighted_mean(values, weights)
    usual = _weighted_mean([error * error for error in errors], weights)
    shrunk = []
    for value, error, weight, count in zip(values, errors, weights, counts, strict=True):
        moved = error * error * weight * max(0, number - 3) / max(1, number - 1)
        distance = value - mean
        centre = value - moved * distance
        variance = error * error * (1 - (number - 1) / number * moved)
        if moved:
            variance += 2 / (number - 3) * (moved * distance) ** 2 * (usual + between) * weight
        reach = Z * sqrt(variance)
        shrunk.append(Estimate(centre, centre - reach, centre + reach, count))
    return shrunk


def variance_between(values: Sequence[float], errors: Sequence[float]) -> float:
    """Return the variance of the true effects: what the standard errors do not explain, or 0."""
    freedom = len(values) - 1
    if freedom < 1 or _excess(values, errors, 0.0) <= freedom:
        return 0.0
    least, most = 0.0, (max(values) - min(values)) ** 2
    while _excess(values, errors, most) > freedom:
        most *= 2
    for _ in range(STEPS):
        middle = (least + most) / 2
        if _excess(values, errors, middle) > freedom:
            least = middle
        else:
            most = middle
    return (least + most) / 2


def _excess(values: Sequence[float], errors: Sequence[float], between: float) -> float:
    """Return the weighted sum of squares around the mean, whose expectation is the number of effects minus 1."""
    weights = [1 / (error * error + between) for error in errors]
    mean = _weighted_mean(values, weights)
    return sum([weight * (value - mean) ** 2 for value, weight in zip(values, weights, strict=True)])


def _weighted_mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum([value * weight for value, weight in zip(values, weights, strict=True)]) / sum(weights)
