"""Stop as soon as a comparison is decided, with intervals that stay valid."""

from __future__ import annotations

from random import Random

import pytest

from gloaming.lab.statistics.intervals import Estimate, paired_difference
from gloaming.lab.statistics.sequential_stopping import FIRST_ROUND, always_valid, decide, is_precise, next_round


def differences(random: Random, count: int, better: float) -> list[float]:
    return [float(random.random() < 0.5 + better / 2) - float(random.random() < 0.5 - better / 2) for _ in range(count)]


def rounds(most: int) -> list[int]:
    ends: list[int] = []
    while step := next_round(ends[-1] if ends else 0, most):
        ends.append((ends[-1] if ends else 0) + step)
    return ends


def test_rounds_grow_and_end_at_the_maximum() -> None:
    ends = rounds(2000)
    assert ends[0] == FIRST_ROUND
    assert ends[-1] == 2000
    assert len(ends) < 20
    assert rounds(30) == [30]


def test_looking_after_every_round_rarely_finds_a_difference_that_is_not_there() -> None:
    random = Random(3)
    wrong_always_valid = wrong_ordinary = 0
    for _ in range(300):
        values = differences(random, 2000, 0.0)
        looks = [values[:end] for end in rounds(2000)]
        wrong_always_valid += any([decide(always_valid(look, 1.0), 0.0) in ("higher", "lower") for look in looks])
        wrong_ordinary += any([not low <= 0 <= high for low, high in map(paired_difference, looks)])
    assert wrong_always_valid <= 15
    assert wrong_ordinary > 30


def test_a_clear_difference_is_found_early() -> None:
    values = differences(Random(4), 2000, 0.3)
    found = [end for end in rounds(2000) if decide(always_valid(values[:end], 1.0), 0.02) == "higher"]
    assert found[0] <= 200
    assert decide(always_valid([-value for value in values], 1.0), 0.02) == "lower"


def test_equal_variants_are_equivalent_once_the_interval_is_narrow() -> None:
    assert decide(always_valid([0.0] * 99, 1.0), 0.5) == ""
    assert decide(always_valid([0.0] * 1000, 1.0), 0.02) == "equivalent"
    assert is_precise(Estimate(0.3, 0.29, 0.31, 5000), 0.02)
    assert not is_precise(Estimate(0.3, 0.2, 0.4, 100), 0.02)


def test_one_value_says_nothing() -> None:
    assert always_valid([1.0]).reach == pytest.approx(float("inf"))
