"""The sections of a report about grids: response curves, and where they cross one half."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import fsum
from statistics import fmean
from typing import Any

from gloaming.lab.reports.played_conditions import PlayedCondition, mean_by_deal, numeric_factors
from gloaming.lab.reports.report_parts import Chart, ReportTable, Section, share_with_interval
from gloaming.lab.statistics.intervals import Z, estimate_share

ByDeal = Mapping[tuple[int, int], float]
"""Outcomes by the seeds of their deals."""


def responses(conditions: Sequence[PlayedCondition]) -> list[Section]:
    """Return a response curve for each number that differs between conditions."""
    sections = []
    for name in [name for name in numeric_factors(conditions) if name != "seats" or not conditions[0].rivals]:
        rows: list[tuple[str, ...]] = []
        data: list[dict[str, Any]] = []
        crossings = []
        title = "wins"
        for series, own in _series(conditions, name).items():
            points: list[tuple[float, ByDeal]] = []
            for condition in sorted(own, key=lambda condition: float(condition.factors[name])):
                measure = condition.measures[0]
                title = measure.name
                x, outcomes = condition.factors[name], mean_by_deal(condition.rows, measure.value)
                found = estimate_share(list(outcomes.values()))
                points.append((x, outcomes))
                rows.append((series or "all", str(x), str(found.count), share_with_interval(found)))
                data.append(
                    {"x": x, "y": found.value, "least": found.least, "most": found.most, "series": series or "all"}
                )
            crossing = None if own[0].rivals and own[0].seats > 2 else half_crossing(points)
            if crossing is not None:
                at, least, most = crossing
                where = f"{at:.1f}" if least is None or most is None else f"{at:.1f} (about {least:.1f} to {most:.1f})"
                crossings.append(f"{f'{series}: ' if series else ''}50 % at {name} = {where}")
        text = [f"{title[:1].upper()}{title[1:]} by {name}, with 95 % intervals over deals."]
        if crossings:
            text.append(f"By linear interpolation: {'; '.join(crossings)}.")
        table = ReportTable(("series", name, "deals", title), rows)
        if len({row[0] for row in rows}) == 1:
            table = ReportTable(table.head[1:], [row[1:] for row in rows])
        chart = Chart("curve", data, name, title, percent=True, even=0.5 if crossings else None)
        sections.append(Section(f"Response to {name}", text, table, [chart]))
    return sections


def half_crossing(points: Sequence[tuple[float, ByDeal]]) -> tuple[float, float | None, float | None] | None:
    """Return where shares cross one half, by linear interpolation, or None if they do not.

    points: number and outcomes, in increasing order of the numbers. The second and third values are an approximate 95 %
    interval: the error of the interpolated share divided by the slope (delta method); None if the slope is 0. The error
    includes the covariance of the outcomes of the same deals.
    """
    for (x, first), (next_x, second) in pairwise(points):
        low, high = fmean(first.values()) - 0.5, fmean(second.values()) - 0.5
        if low == high == 0:
            return x, None, None
        if low * high <= 0:
            part = low / (low - high)
            slope = (high - low) / (next_x - x)
            before, after = [estimate_share(list(outcomes.values())).reach / Z for outcomes in (first, second)]
            variance = ((1 - part) * before) ** 2 + (part * after) ** 2
            variance += 2 * part * (1 - part) * _covariance_of_means(first, second)
            error = max(0.0, variance) ** 0.5 / abs(slope)
            at = x + part * (next_x - x)
            return at, at - Z * error, at + Z * error
    return None


def _covariance_of_means(first: ByDeal, second: ByDeal) -> float:
    """Return the covariance of two means, which share some deals."""
    means = fmean(first.values()), fmean(second.values())
    products = [(first[deal] - means[0]) * (second[deal] - means[1]) for deal in first.keys() & second.keys()]
    return fsum(products) / (len(first) * len(second))


def _series(conditions: Sequence[PlayedCondition], name: str) -> dict[str, list[PlayedCondition]]:
    """Group the conditions that differ only in one factor."""
    series: dict[str, list[PlayedCondition]] = {}
    for condition in conditions:
        if name not in condition.factors:
            continue
        rest = {key: value for key, value in condition.factors.items() if key not in (name, "variant")}
        text = ", ".join(
            [f"{key} = {value if isinstance(value, str) else json.dumps(value)}" for key, value in rest.items()]
        )
        series.setdefault(text, []).append(condition)
    return series
