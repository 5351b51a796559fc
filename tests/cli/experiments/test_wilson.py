from __future__ import annotations

import pytest

from gloaming.cli.experiments.wilson import wilson


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
