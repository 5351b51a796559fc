"""Survival curves with known values."""

from __future__ import annotations

import pytest

from gloaming.lab.statistics.survival import median_survival, survival_curve


def test_the_curve_of_the_leukemia_patients() -> None:
    """The remission times of E. Freireich and others (1963) under 6-MP, in D. Collett, Modelling survival data."""
    times = [6, 6, 6, 6, 7, 9, 10, 10, 11, 13, 16, 17, 19, 20, 22, 23, 25, 32, 32, 34, 35]
    died = [True, True, True, False, True, False, True, False, False, True, True, False, False, False, True, True]
    curve = survival_curve(times, died + [False] * 5)
    known = {6: 0.857, 7: 0.807, 10: 0.753, 13: 0.690, 16: 0.627, 22: 0.538, 23: 0.448}
    assert {point.time: round(point.share, 3) for point in curve[1:]} == known
    assert [point.at_risk for point in curve] == [21, 21, 17, 15, 12, 11, 7, 6]
    assert all(point.least <= point.share <= point.most for point in curve)
    assert median_survival(curve) == 23


def test_everybody_survives() -> None:
    curve = survival_curve([3, 5], [False, False])
    assert [(point.time, point.share) for point in curve] == [(0, 1.0)]
    assert median_survival(curve) is None


def test_nobody_survives() -> None:
    curve = survival_curve([3, 3], [True, True])
    assert curve[-1].share == 0
    assert 0 == curve[-1].least < curve[-1].most < 1


def test_the_last_death_does_not_widen_the_interval() -> None:
    curve = survival_curve(list(range(1, 101)), [True] * 100)
    assert curve[-1].at_risk == 1
    assert curve[-1].most == curve[-2].most < 0.1


def test_lengths_must_agree() -> None:
    with pytest.raises(ValueError, match=r"shorter|longer"):
        survival_curve([1, 2], [True])
