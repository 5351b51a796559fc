"""Intervals of proportions, means and paired differences."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

import pytest

from gloaming.lab.statistics.intervals import (
    estimate_mean,
    estimate_paired_difference,
    estimate_share,
    paired_difference,
    student_quantile,
    unpaired_reach,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "trials", "least", "most"),
    [
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_an_interval_is_as_worked_out_by_hand(wins: int, trials: int, least: float, most: float) -> None:
    assert wilson(wins, trials) == pytest.approx((least, most), abs=5e-5)


def test_never_and_always_keep_one_end_and_leave_room_at_the_other() -> None:
    # With no wins of 10 the upper end is z^2 / (10 + z^2) = 3.8415 / 13.8415.
    assert wilson(0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)
    assert wilson(10, 10) == pytest.approx((0.722467, 1.0), abs=1e-6)


def test_a_fraction_of_a_win_lies_between_its_neighbours() -> None:
    assert wilson(4, 10)[0] < wilson(4.5, 10)[0] < wilson(5, 10)[0]


def test_without_trials_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_paired_difference_is_as_agresti_and_min_work_it_out() -> None:
    # Of 10 pairs, 4 are won by the first only, 1 by the second only. With half a pair in each cell the difference is
    # (4.5 - 1.5) / 12 = 0.25, and its standard error sqrt(4.5 + 1.5 - 3^2 / 12) / 12 = 0.1909.
    least, most = paired_difference([1.0] * 4 + [-1.0] + [0.0] * 5)
    assert (least, most) == pytest.approx((0.25 - 1.96 * 0.19094, 0.25 + 1.96 * 0.19094), abs=5e-4)


def test_equal_outcomes_leave_room_on_both_sides() -> None:
    least, most = paired_difference([0.0] * 10)
    assert least == -most and 0.1 < most < 0.3
    least, most = paired_difference([])
    assert least == -most and most > 0.97


def test_a_share_has_the_wilson_interval() -> None:
    estimate = estimate_share([1.0] * 113 + [0.0] * 187)
    assert (round(estimate.value, 3), round(estimate.least, 3), round(estimate.most, 3)) == (0.377, 0.324, 0.433)
    assert estimate_share([]).least == 0.0
    assert estimate_share([]).most == 1.0


def test_shared_wins_narrow_the_interval_of_a_share() -> None:
    """A bot at two of four seats wins half of the seats, a quarter or none: at most a quarter of a win's variance."""
    random = Random(3)
    covered = 0
    for _ in range(1000):
        estimate = estimate_share([random.choice((0.0, 0.25, 0.25, 0.5)) for _ in range(100)])
        covered += estimate.least <= 0.25 <= estimate.most
    assert 930 <= covered <= 970
    assert estimate.reach < 0.04


def test_equal_shared_wins_still_have_an_interval() -> None:
    estimate = estimate_share([0.5] * 10)
    assert estimate.least < 0.42 < 0.58 < estimate.most


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
    paired = estimate_paired_difference(differences(before, after), False)
    assert paired.least < 0.5 < paired.most
    assert paired.reach < unpaired_reach(before, after) / 5


def test_equal_wins_and_losses_still_have_an_interval() -> None:
    estimate = estimate_paired_difference([0.0] * 10, True)
    assert estimate.value == 0.0
    assert estimate.least < -0.1 < 0.1 < estimate.most


def test_intervals_cover_the_truth_about_95_times_in_100() -> None:
    random = Random(2)
    covered = 0
    for _ in range(1000):
        first = [float(random.random() < 0.4) for _ in range(60)]
        second = [float(random.random() < 0.5) for _ in range(60)]
        estimate = estimate_paired_difference(differences(first, second), True)
        covered += estimate.least <= 0.1 <= estimate.most
    assert 930 <= covered <= 970


def differences(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """Return the differences of paired values, second minus first."""
    return [after - before for before, after in zip(first, second, strict=True)]
