"""Survival curves of matches and characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from gloaming.lab.statistics.intervals import Z


@dataclass(frozen=True)
class SurvivalPoint:
    """The estimated share that is still alive after a time, with its 95 % interval. at_risk: alive just before it."""

    time: int
    share: float
    least: float
    most: float
    at_risk: int


def survival_curve(times: Sequence[int], died: Sequence[bool]) -> list[SurvivalPoint]:
    """Return the curve of E. Kaplan and P. Meier (1958), one point per time of a death, after the point at time 0.

    times: when each subject died or was last seen alive; died: whether it died. The intervals are those of Greenwood's
    variance on the scale log(-log), which stay between 0 and 1 (J. Kalbfleisch and R. Prentice, 1980). They assume that
    those who are not seen any longer are at the same risk as the others.
    """
    deaths = Counter([time for time, dead in zip(times, died, strict=True) if dead])
    left = Counter(times)
    at_risk = len(times)
    curve = [SurvivalPoint(0, 1.0, 1.0, 1.0, at_risk)]
    share, spread = 1.0, 0.0
    for time in sorted(left):
        if deaths[time]:
            share *= 1 - deaths[time] / at_risk
            if at_risk > deaths[time]:
                spread += deaths[time] / (at_risk * (at_risk - deaths[time]))
            least, most = _interval(share, spread, at_risk)
            curve.append(SurvivalPoint(time, share, least, min(most, curve[-1].most), at_risk))
        at_risk -= left[time]
    return curve


def median_survival(curve: Sequence[SurvivalPoint]) -> int | None:
    """Return the first time after which at most half are alive, or None if more survive throughout."""
    return next((point.time for point in curve if point.share <= 0.5), None)


def _interval(share: float, spread: float, at_risk: int) -> tuple[float, float]:
    """Return the interval of a share below 1. Of no survivors it is the exact one of those who were at risk."""
    if share <= 0:
        return 0.0, 1 - 0.025 ** (1 / at_risk)
    reach = Z * sqrt(spread) / abs(log(share))
    return share ** exp(reach), share ** exp(-reach)
