from __future__ import annotations

from math import inf

from gloaming.cli.experiments.result_tables import format_difference, format_estimate
from gloaming.lab.statistics.intervals import Estimate


def test_shares_are_percentages_with_their_interval() -> None:
    assert format_estimate(Estimate(0.377, 0.324, 0.433, 300), True) == "37.7% (32.4 to 43.3)"
    assert format_difference(Estimate(0.033, -0.014, 0.08, 300), True) == "+3.3% (-1.4 to +8.0)"


def test_means_have_half_the_width_of_the_interval() -> None:
    assert format_estimate(Estimate(5.21, 5.02, 5.4, 300), False) == "5.21 ±0.19"
    assert format_difference(Estimate(-0.21, -0.4, -0.02, 300), False) == "-0.21 ±0.19"
    assert format_estimate(Estimate(5.21, -inf, inf, 1), False) == "5.21"
