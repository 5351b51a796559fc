"""Say in a sentence what a paired difference shows."""

from __future__ import annotations

from math import ceil, isfinite
from typing import Final

from gloaming.cli.experiments.result_tables import format_difference
from gloaming.engine.phrases import count
from gloaming.lab.content.variants import AS_SOLD
from gloaming.lab.experiments.measures import FIRST
from gloaming.lab.experiments.plan_results import PlanResults
from gloaming.lab.statistics.intervals import Estimate
from gloaming.lab.statistics.sequential_stopping import Verdict

PRECISION: Final = 0.02
"""The precision for which the necessary number of deals is stated if the plan has none: 2 percentage points."""


def verdict_sentences(results: PlanResults, contrast: int) -> str:
    """Return what the difference of a contrast in the measure of the plan shows, with its interval."""
    plan, pair = results.plan, results.contrasts[contrast]
    measure = results.measures[pair.after][plan.measure or results.compared(contrast)[0]]
    after, before = (_named(plan.conditions[number].value(pair.factor)) for number in (pair.after, pair.before))
    estimate = results.difference(contrast, measure.id)
    difference = f"{format_difference(estimate, measure.is_share)} against {before}"
    verdict = results.verdict(contrast) if plan.decide else _verdict(estimate)
    furthest = max(-estimate.least, estimate.most)
    most = f"{100 * furthest:.1f} percentage points" if measure.is_share else f"{furthest:.2f}"
    deals = count(results.deals, "deal")
    said = {
        "higher": f"{after} raises {measure.name}: {difference}.",
        "lower": f"{after} lowers {measure.name}: {difference}.",
        "equivalent": f"{after} changes {measure.name} by at most {most}: {difference}.",
        "": f"{deals} do not show whether {after} raises or lowers {measure.name}: {difference}.",
    }[verdict]
    if not verdict and measure.is_share and isfinite(estimate.reach):
        said += f" {_necessary(estimate, plan.until or PRECISION)}"
    if pair.factor == "variant" and measure.id == FIRST:
        said += (
            " All players can get the changed cards, so the wins of one seat say little about them. `gloaming lab run` "
            "and `gloaming lab report` show how often those win who have them."
        )
    return said


def _verdict(estimate: Estimate) -> Verdict:
    return "higher" if estimate.least > 0 else "lower" if estimate.most < 0 else ""


def _necessary(estimate: Estimate, until: float) -> str:
    """Say how many deals make an interval as narrow as wanted: its width falls with the root of their number."""
    deals = estimate.count * (estimate.reach / until) ** 2
    if deals <= estimate.count:
        return ""
    rounded = ceil(deals / 100) * 100
    return f"A precision of {100 * until:g} percentage points needs about {rounded:,} deals."


def _named(value: str) -> str:
    return "the game as sold" if value == AS_SOLD else value
