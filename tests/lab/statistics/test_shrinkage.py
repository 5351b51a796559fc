"""Shrunk estimates of many effects."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from gloaming.lab.statistics.shrinkage import shrink, variance_between


def test_effects_that_are_only_noise_shrink_to_their_mean() -> None:
    random = Random(5)
    values = [random.gauss(0.1, 0.05) for _ in range(100)]
    assert max(map(abs, values)) > 0.2
    estimates = shrink(values, [0.05] * 100)
    assert max([abs(estimate.value - 0.1) for estimate in estimates]) < 0.05
    assert sum([not estimate.least <= 0.1 <= estimate.most for estimate in estimates]) <= 2


def test_true_effects_are_kept_and_closer_to_the_truth_than_the_raw_estimates() -> None:
    random = Random(6)
    truth = [random.gauss(0, 0.1) for _ in range(200)]
    errors = [random.choice((0.02, 0.2)) for _ in truth]
    values = [random.gauss(effect, error) for effect, error in zip(truth, errors, strict=True)]
    assert variance_between(values, errors) == pytest.approx(0.01, rel=0.5)
    estimates = shrink(values, errors, [50] * 200)
    raw = fmean([(value - effect) ** 2 for value, effect in zip(values, truth, strict=True)])
    shrunk = fmean([(estimate.value - effect) ** 2 for estimate, effect in zip(estimates, truth, strict=True)])
    assert shrunk < raw / 2
    covered = [estimate.least <= effect <= estimate.most for estimate, effect in zip(estimates, truth, strict=True)]
    assert sum(covered) >= 180
    assert estimates[0].count == 50


def test_an_uncertain_effect_moves_further_than_a_certain_one() -> None:
    certain, uncertain, *_ = shrink([0.3, 0.3, -0.3, -0.3] + [0.0] * 16, [0.01, 0.3] + [0.01] * 18)
    assert certain.value > 0.29
    assert uncertain.value < 0.2


@pytest.mark.parametrize(("number", "spread"), [(5, 1.0), (15, 0.5), (50, 0.2), (50, 3.0)])
def test_intervals_cover_small_and_large_effects(number: int, spread: float) -> None:
    """The intervals hold on average over all effects, also if their variance is too small to be seen."""
    random = Random(7)
    covered = []
    for _ in range(3000 // number):
        truth = [random.gauss(1, spread * 0.05) for _ in range(number)]
        errors = [0.05 * random.lognormvariate(0, 0.5) for _ in truth]
        estimates = shrink([random.gauss(effect, error) for effect, error in zip(truth, errors, strict=True)], errors)
        covered += [one.least <= effect <= one.most for one, effect in zip(estimates, truth, strict=True)]
    assert fmean(covered) > 0.93


def test_few_effects_are_not_shrunk() -> None:
    (one,) = shrink([0.4], [0.1])
    assert (one.value, one.reach) == pytest.approx((0.4, 0.196), abs=1e-4)
    assert [estimate.value for estimate in shrink([0.4, 0.1, 0.0], [0.1] * 3)] == pytest.approx([0.4, 0.1, 0.0])


def test_effects_need_standard_errors() -> None:
    assert shrink([], []) == []
    with pytest.raises(ValueError, match="standard error"):
        shrink([1.0], [0.0])
