"""The section of a report about survival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.lab.reports.card_effects import FEWEST
from gloaming.lab.reports.played_conditions import PlayedCondition
from gloaming.lab.reports.report_parts import Chart, ReportTable, Section, percent
from gloaming.lab.reports.report_results import MOST_SERIES
from gloaming.lab.statistics.survival import median_survival, survival_curve


def survival(conditions: Sequence[PlayedCondition]) -> Section | None:
    """Return how long characters live, or None with fewer than FEWEST deaths."""
    rows: list[tuple[str, ...]] = []
    data: list[dict[str, Any]] = []
    causes: dict[str, int] = {}
    for condition in conditions:
        if "death_rounds" not in condition.rows[0]:
            continue
        died = [bool(row["deaths"]) for row in condition.rows]
        times = [row["death_rounds"][0] if row["deaths"] else row["rounds"] for row in condition.rows]
        curve = survival_curve(times, died)
        middle = median_survival(curve)
        rows.append(
            (condition.label, str(sum(died)), f"{middle}" if middle else "not reached", percent(curve[-1].share))
        )
        data += [
            {"x": point.time, "y": point.share, "least": point.least, "most": point.most, "series": condition.label}
            for point in curve
        ]
        for row in condition.rows:
            for cause, place in zip(row["death_causes"], row["death_places"], strict=True):
                where = f"{cause or 'unknown'}, {place or 'unknown place'}"
                causes[where] = causes.get(where, 0) + 1
    if sum(causes.values()) < FEWEST:
        return None
    text = [
        "The share of matches without a death after each round, with 95 % intervals (Kaplan-Meier: a match that ends "
        "without a death counts until then, as if it had gone on like the others)."
    ]
    often = sorted(causes.items(), key=lambda entry: (-entry[1], entry[0]))[:8]
    total = sum(causes.values())
    text.append(f"Most frequent causes and places: {'; '.join([f'{w} {percent(n / total)}' for w, n in often])}.")
    chart = Chart("steps", data, "round", "no death so far", percent=True)
    table = ReportTable(
        ("condition", "matches with a death", "median round of the first death", "would survive all rounds"), rows
    )
    return Section("Survival", text, table, [chart] if len(rows) <= MOST_SERIES else [])
