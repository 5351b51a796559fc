"""The sections of a report about cards, survival and grids."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import fsum
from statistics import fmean
from typing import Any

import gloaming
from gloaming.lab.reports.card_effects import FEWEST, CardEffect, card_effects
from gloaming.lab.reports.card_names import card_names
from gloaming.lab.reports.played_conditions import PlayedCondition, mean_by_deal, numeric_factors
from gloaming.lab.reports.report_parts import (
    Chart,
    ReportTable,
    Section,
    cut_note,
    intervals,
    number_with_interval,
    percent,
    share_with_interval,
)
from gloaming.lab.reports.report_results import MOST_SERIES
from gloaming.lab.statistics.intervals import Estimate, Z, estimate_share
from gloaming.lab.statistics.survival import median_survival, survival_curve

ByDeal = Mapping[tuple[int, int], float]
"""Outcomes by the seeds of their deals."""


def cards(conditions: Sequence[PlayedCondition], how: str, names: Mapping[str, str]) -> list[Section]:
    """Return a section per game about the effects of its cards. how: "seen" or "played"; names: of cards of packs."""
    sections = []
    for game in dict.fromkeys([condition.game for condition in conditions]):
        own = [condition for condition in conditions if condition.game == game and how in condition.rows[0]]
        effects = card_effects(own, how) if own else []
        if not effects:
            continue
        named = card_names(game, [effect.card for effect in effects], names)
        rows = [
            (
                named[effect.card],
                str(effect.seats),
                number_with_interval(_raw(effect)),
                number_with_interval(effect.shrunk),
                "stands out" if effect.stands_out else "",
            )
            for effect in effects
        ]
        even = "an even share" if own[0].rivals else "the mean win rate"
        text = [
            f"Wins of those who have {how} the card, divided by {even}: 1 is neither good nor bad. All cards together: "
            f"{effects[0].usual:.2f}. This shows what winners do, not what makes them win.",
            "Of many cards, some look strong or weak by luck. The shrunk estimates allow for this (empirical Bayes); a "
            f"card stands out if its interval excludes the value of all cards. Cards in fewer than {FEWEST} deals are "
            "left out.",
        ]
        data = intervals([named[effect.card] for effect in effects], [effect.shrunk for effect in effects])
        title = (
            f"Cards {how}"
            if len({condition.game for condition in conditions}) == 1
            else f"Cards {how}: {gloaming.game(game).title}"
        )
        table = ReportTable(("card", "seats", f"times {even}", "after shrinkage", ""), rows)
        note = cut_note(len(effects))
        chart = Chart("intervals", data, f"times {even}", "", even=effects[0].usual, note=note)
        sections.append(Section(title, text, table, [chart]))
    return sections


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


def _raw(effect: CardEffect) -> Estimate:
    reach = Z * effect.error
    return Estimate(effect.ratio, max(0.0, effect.ratio - reach), effect.ratio + reach, effect.seats)
