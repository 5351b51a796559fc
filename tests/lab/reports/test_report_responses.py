"""Response curves cross one half at a number, which has an interval."""

from __future__ import annotations

import pytest

from gloaming.lab.reports.report_responses import half_crossing


def by_deal(count: int, wins: int, first: int = 0) -> dict[tuple[int, int], float]:
    """Return outcomes of deals of which the first are won."""
    return {(first + number, 0): float(number < wins) for number in range(count)}


def test_a_response_curve_says_where_it_crosses_one_half() -> None:
    points = [(8, by_deal(100, 60)), (12, by_deal(100, 40, 100))]
    crossing = half_crossing(points)
    assert crossing is not None
    at, least, most = crossing
    assert at == pytest.approx(10)
    assert least is not None
    assert most is not None
    assert least < 10 < most
    assert half_crossing(points[:1]) is None
    assert half_crossing([(8, by_deal(100, 50)), (12, by_deal(100, 50))]) == (8, None, None)


def test_the_interval_of_a_crossing_is_wider_if_both_shares_are_of_the_same_deals() -> None:
    """Luck that raises both shares moves the crossing, and is no smaller on average of both."""
    other = half_crossing([(8, by_deal(100, 60)), (12, by_deal(100, 40, 100))])
    same = half_crossing([(8, by_deal(100, 60)), (12, by_deal(100, 40))])
    assert other is not None
    assert same is not None
    assert same[0] == other[0]
    assert (same[2] or 0) - same[0] > 1.2 * ((other[2] or 0) - other[0])


def test_a_crossing_at_a_number_of_the_grid_has_an_interval() -> None:
    crossing = half_crossing([(8, by_deal(100, 50)), (12, by_deal(100, 40))])
    assert crossing is not None
    assert [number for number in crossing if number is not None] == pytest.approx([8, 4.2, 11.8], abs=0.2)
