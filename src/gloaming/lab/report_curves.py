"""The sections of a report about cards, survival and grids."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import gloaming
from gloaming.lab.arms import Arm, by_deal, numeric_factors
from gloaming.lab.card_effects import FEWEST, CardEffect, card_effects
from gloaming.lab.card_names import card_names
from gloaming.lab.report_parts import (
    Chart,
    ReportTable,
    Section,
    cut_note,
    intervals,
    number_with_interval,
    percent,
    share_with_interval,
)
from gloaming.lab.report_results import MOST_SERIES, share_over_deals
from gloaming.lab.statistics import Estimate, Z
from gloaming.lab.survival import median_survival, survival_curve


def cards(arms: Sequence[Arm], how: str, names: Mapping[str, str]) -> list[Section]:
    """Return a section per game about the effects of its cards. how: "seen" or "played"; names: of cards of packs."""
    sections = []
    for game in dict.fromkeys([arm.game for arm in arms]):
        own = [arm for arm in arms if arm.game == game and how in arm.rows[0]]
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
        title = f"Cards {how}" if len({arm.game for arm in arms}) == 1 else f"Cards {how}: {gloaming.game(game).title}"
        table = ReportTable(("card", "seats", f"times {even}", "after shrinkage", ""), rows)
        note = cut_note(len(effects))
        chart = Chart("intervals", data, f"times {even}", "", even=effects[0].usual, note=note)
        sections.append(Section(title, text, table, [chart]))
    return sections


def survival(arms: Sequence[Arm]) -> Section | None:
    """Return how long characters live, or None with fewer than FEWEST deaths."""
    rows: list[tuple[str, ...]] = []
    data: list[dict[str, Any]] = []
    causes: dict[str, int] = {}
    for arm in arms:
        if "death_rounds" not in arm.rows[0]:
            continue
        died = [bool(row["deaths"]) for row in arm.rows]
        times = [row["death_rounds"][0] if row["deaths"] else row["rounds"] for row in arm.rows]
        curve = survival_curve(times, died)
        middle = median_survival(curve)
        rows.append((arm.label, str(sum(died)), f"{middle}" if middle else "not reached", percent(curve[-1].share)))
        data += [
            {"x": point.time, "y": point.share, "least": point.least, "most": point.most, "series": arm.label}
            for point in curve
        ]
        for row in arm.rows:
            for cause, place in zip(row["death_causes"], row["death_places"], strict=True):
                where = f"{cause or 'unknown'}, {place or 'unknown place'}"
                causes[where] = causes.get(where, 0) + 1
    if sum(causes.values()) < FEWEST:
        return None
    text = [
        "The share of matches without a death after each round, with 95 % intervals (Kaplan-Meier: a match that ends "
        "without a death counts until then)."
    ]
    often = sorted(causes.items(), key=lambda entry: (-entry[1], entry[0]))[:8]
    total = sum(causes.values())
    text.append(f"Most frequent causes and places: {'; '.join([f'{w} {percent(n / total)}' for w, n in often])}.")
    chart = Chart("steps", data, "round", "no death so far", percent=True)
    table = ReportTable(
        ("condition", "matches with a death", "median round of the first death", "would survive all rounds"), rows
    )
    return Section("Survival", text, table, [chart] if len(rows) <= MOST_SERIES else [])


def responses(arms: Sequence[Arm]) -> list[Section]:
    """Return a response curve for each number that differs between arms."""
    sections = []
    for name in [name for name in numeric_factors(arms) if name != "seats" or not arms[0].rivals]:
        rows: list[tuple[str, ...]] = []
        data: list[dict[str, Any]] = []
        crossings = []
        title = "wins"
        for series, own in _series(arms, name).items():
            points: list[tuple[float, Estimate]] = []
            for arm in sorted(own, key=lambda arm: float(arm.factors[name])):
                measure = arm.measures[0]
                title = measure.name
                estimate = share_over_deals(list(by_deal(arm.rows, measure.value).values()))
                points.append((arm.factors[name], estimate))
                rows.append(
                    (series or "all", str(arm.factors[name]), str(estimate.count), share_with_interval(estimate))
                )
            data += [
                {"x": x, "y": found.value, "least": found.least, "most": found.most, "series": series or "all"}
                for x, found in points
            ]
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


def half_crossing(points: Sequence[tuple[float, Estimate]]) -> tuple[float, float | None, float | None] | None:
    """Return where estimates cross one half, by linear interpolation, or None if they do not.

    points: number and estimate, in increasing order of the numbers. The second and third values are an approximate 95 %
    interval: the error of the interpolated share divided by the slope (delta method); None if the slope is 0.
    """
    for (x, before), (next_x, after) in pairwise(points):
        low, high = before.value - 0.5, after.value - 0.5
        if low == 0:
            return x, None, None
        if low * high <= 0 and low != high:
            part = low / (low - high)
            slope = (high - low) / (next_x - x)
            first, second = before.reach / Z, after.reach / Z
            error = ((1 - part) ** 2 * first**2 + part**2 * second**2) ** 0.5 / abs(slope)
            at = x + part * (next_x - x)
            return at, at - Z * error, at + Z * error
    return None


def _series(arms: Sequence[Arm], name: str) -> dict[str, list[Arm]]:
    """Group the arms that differ only in one factor."""
    series: dict[str, list[Arm]] = {}
    for arm in arms:
        if name not in arm.factors:
            continue
        rest = {key: value for key, value in arm.factors.items() if key not in (name, "variant")}
        text = ", ".join(
            [f"{key} = {value if isinstance(value, str) else json.dumps(value)}" for key, value in rest.items()]
        )
        series.setdefault(text, []).append(arm)
    return series


def _raw(effect: CardEffect) -> Estimate:
    reach = Z * effect.error
    return Estimate(effect.ratio, max(0.0, effect.ratio - reach), effect.ratio + reach, effect.seats)
