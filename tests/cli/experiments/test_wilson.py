from __future__ import annotations

import pytest

from gloaming.cli.experiments.wilson import paired_difference, wilson


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
