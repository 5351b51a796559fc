"""Intervals of proportions, means and paired differences."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from gloaming.lab.statistics import (
    estimate_mean,
    estimate_mean_difference,
    estimate_share,
    estimate_share_difference,
    student_quantile,
    unpaired_reach,
)


def test_a_share_has_the_wilson_interval() -> None:
    estimate = estimate_share([1.0] * 113 + [0.0] * 187)
    assert (round(estimate.value, 3), round(estimate.least, 3), round(estimate.most, 3)) == (0.377, 0.324, 0.433)
    assert estimate_share([]).least == 0.0
    assert estimate_share([]).most == 1.0


def test_student_quantiles_match_the_tables() -> None:
    for freedom, quantile in ((6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student_quantile(freedom) == pytest.approx(quantile, abs=0.003)


def test_a_mean_of_one_value_has_no_interval() -> None:
    assert estimate_mean([3.0]).reach == inf
    assert estimate_mean([]).count == 0


def test_pairing_narrows_the_interval_of_alike_deals() -> None:
    random = Random(1)
    before = [random.gauss(0, 5) for _ in range(200)]
    after = [value + 0.5 + random.gauss(0, 1) for value in before]
    paired = estimate_mean_difference(before, after)
    assert paired.least < 0.5 < paired.most
    assert paired.reach < unpaired_reach(before, after) / 5


def test_equal_outcomes_still_have_an_interval() -> None:
    estimate = estimate_share_difference([1.0] * 10, [1.0] * 10)
    assert estimate.value == 0.0
    assert estimate.least < -0.1 < 0.1 < estimate.most


def test_unequal_numbers_of_deals_cannot_be_paired() -> None:
    with pytest.raises(ValueError, match="shorter"):
        estimate_share_difference([1.0], [1.0, 0.0][:0])


def test_intervals_cover_the_truth_about_95_times_in_100() -> None:
    random = Random(2)
    covered = 0
    for _ in range(1000):
        first = [float(random.random() < 0.4) for _ in range(60)]
        second = [float(random.random() < 0.5) for _ in range(60)]
        estimate = estimate_share_difference(first, second)
        covered += estimate.least <= 0.1 <= estimate.most
    assert 930 <= covered <= 970
