"""Print the results of experiments: tables of estimates, paired differences and verdicts, or JSON."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

import gloaming
from gloaming.engine.phrases import begun, count
from gloaming.lab.experiments.experiment import FACTORS, GamePlan
from gloaming.lab.experiments.measures import MatchMeasure
from gloaming.lab.experiments.plan_results import PlanResults
from gloaming.lab.statistics.intervals import Estimate


def results_as_json(results: PlanResults) -> dict[str, Any]:
    """Return the results of a plan as JSON data.

    Keys of a difference: "before" and "after" are numbers of conditions, and the difference is that of "after" minus
    that of "before"; "unpaired" is half the width that its interval would have without pairing; "verdict" is the
    result for the measure of the plan, valid at every number of deals.
    """
    plan = results.plan
    return {
        "game": plan.game,
        "version": gloaming.game(plan.game).version,
        "seats": plan.seats,
        "seed": plan.seed,
        "deals": results.deals,
        "measure": plan.measure,
        "baseline": plan.baseline,
        "conditions": [
            {
                **{factor: condition.value(factor) for factor in FACTORS},
                "measures": {id: _estimate_as_json(results.estimate(number, id)) for id in results.measures[number]},
            }
            for number, condition in enumerate(plan.conditions)
        ],
        "differences": [
            {
                "before": contrast.before,
                "after": contrast.after,
                "factor": contrast.factor,
                "verdict": results.verdict(number) or None,
                "measures": {
                    id: {
                        **_estimate_as_json(results.difference(number, id)),
                        "unpaired": _rounded(results.unpaired_reach(number, id)),
                    }
                    for id in results.compared(number)
                },
            }
            for number, contrast in enumerate(results.contrasts)
        ],
    }


def show_results(console: Console, results: PlanResults, notes: Sequence[str] = ()) -> None:
    """Print the results of a plan: a table of its conditions, a table of differences, and notes such as warnings."""
    plan = results.plan
    title = gloaming.game(plan.game).title
    each = "" if len(plan.conditions) == 1 else " under each condition"
    deals = count(results.deals, "match", "matches")
    console.print(f"{title}, {count(plan.seats, 'seat')}: {deals}{each}, seed {plan.seed}.")
    if not results.deals:
        return
    measures = results.measures[plan.baseline]
    table = _table(["Condition", *[begun(measure.name) for measure in measures.values()]])
    for number in range(len(plan.conditions)):
        known = results.measures[number]
        cells = [
            format_estimate(results.estimate(number, id), known[id].is_share) if id in known else "" for id in measures
        ]
        table.add_row(condition_name(plan, number), *cells)
    console.print(table)
    if results.contrasts:
        _show_differences(console, results, measures)
    for note in notes:
        console.print(f"Note: {note}")


def _show_differences(console: Console, results: PlanResults, measures: dict[str, MatchMeasure]) -> None:
    plan = results.plan
    console.print("Differences on the same deals:")
    table = _table(["Difference", *[begun(measure.name) for measure in measures.values()]])
    for number, contrast in enumerate(results.contrasts):
        known = results.compared(number)
        name = f"{plan.conditions[contrast.after].value(contrast.factor)} - "
        name += plan.conditions[contrast.before].value(contrast.factor)
        table.add_row(
            name + _shared_values(plan, contrast.after, contrast.factor),
            *[
                format_difference(results.difference(number, id), measures[id].is_share) if id in known else ""
                for id in measures
            ],
        )
    console.print(table)
    kind = "Differences of shares are in percentage points. Brackets and ± are 95 % intervals: the true value probably "
    kind += "lies in them."
    if plan.decide and plan.measure in measures:
        name = measures[plan.measure].name
        kind += f" The interval of the difference in {name} is wider, so that stopping early does not mislead."
    console.print(kind)


def condition_name(plan: GamePlan, number: int) -> str:
    """Return the values of the factors in which the conditions of a plan differ."""
    values = [[condition.value(factor) for factor in FACTORS] for condition in plan.conditions]
    varied = [place for place in range(len(FACTORS)) if len({those[place] for those in values}) > 1]
    return "; ".join([values[number][place] for place in varied or [FACTORS.index("bots")]])


def _shared_values(plan: GamePlan, number: int, factor: str) -> str:
    """Return in parentheses the values of the other factors in which the conditions of a plan differ; "" for none."""
    words = []
    for other in FACTORS:
        if other != factor and len({condition.value(other) for condition in plan.conditions}) > 1:
            words.append(plan.conditions[number].value(other))
    return f" ({'; '.join(words)})" if words else ""


def format_estimate(estimate: Estimate, is_share: bool) -> str:
    """Return an estimate with its interval: `37.7% (32.4 to 43.3)` for a share, `5.21 ±0.19` for a mean."""
    if is_share:
        return f"{estimate.value:.1%} ({100 * estimate.least:.1f} to {100 * estimate.most:.1f})"
    return f"{estimate.value:.2f}" + (f" ±{estimate.reach:.2f}" if isfinite(estimate.reach) else "")


def format_difference(estimate: Estimate, is_share: bool) -> str:
    """Return a difference with its interval: `+3.3% (-1.4 to +8.0)` for shares, `-0.21 ±0.19` for means."""
    if not is_share:
        return f"{estimate.value:+.2f}" + (f" ±{estimate.reach:.2f}" if isfinite(estimate.reach) else "")
    if not isfinite(estimate.reach):
        return f"{100 * estimate.value:+.1f}%"
    return f"{100 * estimate.value:+.1f}% ({100 * estimate.least:+.1f} to {100 * estimate.most:+.1f})"


def _table(headings: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", overflow="fold")
    return table


def _estimate_as_json(estimate: Estimate) -> dict[str, Any]:
    return {"value": _rounded(estimate.value), "interval": [_rounded(estimate.least), _rounded(estimate.most)]}


def _rounded(value: float) -> float | None:
    return round(value, 6) if isfinite(value) else None
