"""The sections of a report about results: win rates, paired differences, first seat, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean, median, quantiles
from typing import Final

from gloaming.lab.experiments.measures import bot_share, side_won, win_share
from gloaming.lab.reports.played_conditions import PlayedCondition, format_factor, mean_by_deal
from gloaming.lab.reports.report_parts import (
    Chart,
    ReportTable,
    Section,
    cut_note,
    intervals,
    number_with_interval,
    percent,
    points_with_interval,
    share_with_interval,
)
from gloaming.lab.runs.rows import Row
from gloaming.lab.statistics.intervals import Estimate, estimate_mean, estimate_paired_difference, estimate_share

MOST_SERIES: Final = 8
"""The number of conditions above which a chart of them is left out: its curves would be hard to tell apart."""

SECONDS: Final = 12
"""The seconds that a player is assumed to take for a choice."""


def win_rates(conditions: Sequence[PlayedCondition]) -> Section:
    """Return the win rate of each side, bot or seat in each condition."""
    rows: list[tuple[str, ...]] = []
    labels: list[str] = []
    estimates: list[Estimate] = []
    alone = not any([condition.rivals for condition in conditions])
    for condition in conditions:
        for who, values in _winners(condition):
            estimate = estimate_share(values)
            rows.append((condition.label, who, str(len(condition.rows)), share_with_interval(estimate)))
            labels.append(
                condition.label
                if alone and len(conditions) > 1
                else f"{condition.label}: {who}"
                if len(conditions) > 1
                else who
            )
            estimates.append(estimate)
    evens = {1 / condition.seats for condition in conditions if condition.rivals}
    text = [
        "A win that n players share counts 1/n for each. Brackets are 95 % intervals, over deals: the true value "
        "probably lies in them."
    ]
    if len(evens) == 1 and all([condition.rivals for condition in conditions]):
        text.append(f"With equal chances, each seat would win {percent(min(evens))}.")
    even = min(evens) if len(evens) == 1 and all([condition.rivals for condition in conditions]) else None
    data, note = intervals(labels, estimates), cut_note(len(labels))
    chart = Chart("intervals", data, "win rate", "", percent=True, even=even, note=note)
    return Section("Win rates", text, ReportTable(("condition", "who", "matches", "win rate"), rows), [chart])


def differences(comparisons: Sequence[tuple[PlayedCondition, PlayedCondition]]) -> Section | None:
    """Return the paired differences of conditions; None without comparisons.

    comparisons: those of `compared_conditions`.
    """
    rows: list[tuple[str, ...]] = []
    labels: list[str] = []
    estimates: list[Estimate] = []
    unpaired: list[str] = []
    for base, condition in comparisons:
        comparison = _compared(base, condition)
        old = {measure.id: measure for measure in base.measures}
        for measure in [measure for measure in condition.measures if measure.id in old]:
            name, is_share = measure.name, measure.is_share
            before, after = mean_by_deal(base.rows, old[measure.id].value), mean_by_deal(condition.rows, measure.value)
            deals = sorted(before.keys() & after.keys())
            if len(deals) < 2:
                unpaired.append(condition.label)
                break
            first, second = [before[deal] for deal in deals], [after[deal] for deal in deals]
            changes = [after[deal] - before[deal] for deal in deals]
            estimate = estimate_paired_difference(changes, is_share)
            shown = f"{points_with_interval(estimate)} points" if is_share else number_with_interval(estimate, True)
            means = [percent(fmean(values)) if is_share else f"{fmean(values):.2f}" for values in (first, second)]
            rows.append((comparison, name, str(len(deals)), *means, shown))
            if is_share:
                labels.append(comparison)
                estimates.append(estimate)
    if not rows and not unpaired:
        return None
    text = [
        "Both conditions play the same deals with the same bot seeds, so that differences are paired. 95 % intervals: "
        "one that excludes 0 shows a difference that is more than luck."
    ]
    if unpaired:
        text.append(f"Not compared, because the conditions share no deals: {'; '.join(dict.fromkeys(unpaired))}.")
    table = ReportTable(("comparison", "of", "deals", "before", "after", "difference"), rows)
    data, note = intervals(labels, estimates), cut_note(len(labels))
    chart = Chart("intervals", data, "difference", "", percent=True, even=0, note=note)
    return Section("Paired differences", text, table, [chart] if labels else [])


def first_seats(conditions: Sequence[PlayedCondition]) -> Section | None:
    """Return how much more than an even share the seat that plays first wins; None for games without rivals.

    In games that do not record it, the seats are compared by their number.
    """
    rows: list[tuple[str, ...]] = []
    labels: list[str] = []
    estimates: list[Estimate] = []
    for condition in conditions:
        if not condition.rivals:
            continue
        named = "first_seat" in condition.rows[0]
        for who, first in (
            [("plays first", None)] if named else [(f"Player {s + 1}", s) for s in range(condition.seats)]
        ):

            def wins(row: Row, first: int | None = first) -> float | None:
                seat = row["first_seat"] if first is None else first
                return None if seat is None else win_share(row, seat)

            won, even = estimate_share(list(mean_by_deal(condition.rows, wins).values())), 1 / condition.seats
            if not won.count:
                continue
            estimate = Estimate(won.value - even, won.least - even, won.most - even, won.count)
            share = f"{percent(won.value)} (even: {percent(even)})"
            rows.append((condition.label, who, str(estimate.count), share, f"{points_with_interval(estimate)} points"))
            labels.append(f"{condition.label}: {who}")
            estimates.append(estimate)
    if not rows:
        return None
    data = intervals(labels, estimates)
    chart = Chart("intervals", data, "advantage over an even share", "", percent=True, even=0)
    text = ["The wins of the seat that plays first, and the difference from an even share. 95 % intervals, over deals."]
    return Section("First seat", text, ReportTable(("condition", "seat", "deals", "wins", "advantage"), rows), [chart])


def lengths(conditions: Sequence[PlayedCondition]) -> Section:
    """Return the length of the matches of each condition, and the number of options.

    Only choices take time, that is decisions with more than one option.
    """
    rows: list[tuple[str, ...]] = []
    data = []
    by_round = all(["rounds" in row for condition in conditions for row in condition.rows[:1]])
    for condition in conditions:
        found = [row["decisions"] for row in condition.rows]
        rounds = [row["rounds"] for row in condition.rows] if by_round else []
        minutes = [row["choices"] * SECONDS / 60 for row in condition.rows if "choices" in row]
        breadth = [row["option_count"] / max(1, row["decisions"]) for row in condition.rows if "option_count" in row]
        rows.append(
            (
                condition.label,
                number_with_interval(estimate_mean(found)) if len(found) > 1 else f"{found[0]}",
                _spread(rounds) if rounds else "-",
                _spread(found),
                _spread(minutes) if minutes else "-",
                f"{fmean(breadth):.1f}" if breadth else "-",
            )
        )
        data += _histogram(rounds or found, condition.label)
    head = ("condition", "decisions: mean", "rounds", "decisions", "minutes", "options per decision")
    text = [
        "Rounds, decisions and minutes: the median, and in brackets the middle half of the matches, then the middle "
        f"four fifths. Minutes are those of all players together at {SECONDS} seconds per choice."
    ]
    charts = [Chart("bars", data, "rounds" if by_round else "decisions", "share of the matches", percent=True)]
    return Section("Match length", text, ReportTable(head, rows), charts if len(conditions) <= MOST_SERIES else [])


def _compared(base: PlayedCondition, condition: PlayedCondition) -> str:
    """Return what is compared: the factor in which two conditions differ, then those that they share."""
    names = [
        name for name, value in condition.factors.items() if base.factors.get(name) != value and name in base.factors
    ]
    if len(names) != 1:
        return f"{condition.label} against {base.label}"
    (name,) = names
    shared = ", ".join([format_factor(other, value) for other, value in condition.factors.items() if other != name])
    kind = "" if name in ("game", "variant", "bots") else f"{name}: "
    return f"{kind}{condition.factors[name]} against {base.factors[name]}{f' ({shared})' if shared else ''}"


def _winners(condition: PlayedCondition) -> list[tuple[str, list[float]]]:
    """Return, for the side or for each bot or seat, the win shares of each deal."""
    if not condition.rivals:
        return [(condition.side, list(mean_by_deal(condition.rows, side_won).values()))]
    bots = list(dict.fromkeys(condition.bots))
    found: list[tuple[str, Callable[[Row], float]]] = []
    if len(bots) > 1:
        found += [(bot, partial(bot_share, bot=bot)) for bot in bots]
    else:
        found += [(f"Player {seat + 1}", partial(win_share, seat=seat)) for seat in range(condition.seats)]
    return [(who, list(mean_by_deal(condition.rows, value).values())) for who, value in found]


def _spread(values: Sequence[float]) -> str:
    if len(values) < 2:
        return f"{values[0]:.0f}"
    quarters, tenths = [quantiles(values, n=parts, method="inclusive") for parts in (4, 10)]
    return f"{median(values):.0f} ({quarters[0]:.0f} to {quarters[-1]:.0f}; {tenths[0]:.0f} to {tenths[-1]:.0f})"


def _histogram(values: Sequence[int], series: str) -> list[dict[str, float | str]]:
    """Return the share of the values in each of about 40 bins at most, and an empty bin that ends the line."""
    width = max(1, -(-(max(values) - min(values) + 1) // 40))
    bins = Counter([value // width * width for value in values])
    lows = range(min(bins), max(bins) + 2 * width, width)
    return [{"x": low, "end": low + width, "y": bins[low] / len(values), "series": series} for low in lows]
