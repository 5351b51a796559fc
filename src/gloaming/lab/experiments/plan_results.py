"""The results of a plan: estimates of its measures, and paired differences. They are kept in constant memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from gloaming.lab.experiments.experiment import Contrast, GamePlan
from gloaming.lab.experiments.measures import MatchMeasure, measures_of
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.row_store import RowStore
from gloaming.lab.runs.runner import Play, run
from gloaming.lab.statistics.intervals import (
    Estimate,
    Moments,
    estimate_mean,
    estimate_paired_difference,
    estimate_share,
    unpaired_reach,
)
from gloaming.lab.statistics.sequential_stopping import Verdict, always_valid, decide, is_precise, next_round


class PlanResults:
    """The results of a plan so far.

    deals: the number of deals that all conditions have finished; measures: those of each condition, by id; contrasts:
    the pairs of conditions that are compared.
    """

    def __init__(self, plan: GamePlan) -> None:
        self.plan = plan
        self.deals = 0
        self.contrasts: list[Contrast] = plan.contrasts()
        self.measures: list[dict[str, MatchMeasure]] = [
            {measure.id: measure for measure in measures_of(condition.variant.load(), condition.bots)}
            for condition in plan.conditions
        ]
        self._values = [{id: Moments() for id in known} for known in self.measures]
        self._differences = [
            {id: Moments() for id in self.measures[contrast.after] if id in self.measures[contrast.before]}
            for contrast in self.contrasts
        ]
        self._deal: list[Mapping[str, Any]] = []

    def add(self, row: Mapping[str, Any]) -> None:
        """Add the row of the next unit of the plan."""
        self._deal.append(row)
        if len(self._deal) == len(self.plan.conditions):
            self._add_deal(self._deal)
            self._deal = []

    def _add_deal(self, rows: list[Mapping[str, Any]]) -> None:
        found = [
            {id: measure.value(row) for id, measure in known.items()}
            for row, known in zip(rows, self.measures, strict=True)
        ]
        for sums, values in zip(self._values, found, strict=True):
            for id, value in values.items():
                sums[id].add(value)
        for contrast, sums in zip(self.contrasts, self._differences, strict=True):
            before, after = found[contrast.before], found[contrast.after]
            for id, differences in sums.items():
                differences.add(after[id] - before[id])
        self.deals += 1

    def estimate(self, condition: int, measure: str) -> Estimate:
        """Estimate a measure under a condition. Raises KeyError if the condition does not have the measure."""
        values = self._values[condition][measure]
        return estimate_share(values) if self.measures[condition][measure].is_share else estimate_mean(values)

    def compared(self, contrast: int) -> list[str]:
        """Return the ids of the measures that both conditions of a contrast have."""
        return list(self._differences[contrast])

    def difference(self, contrast: int, measure: str) -> Estimate:
        """Estimate the difference of a measure, with the interval for paired deals.

        If the plan stops once it is decided, the interval of the plan's measure is valid at every number of deals.
        """
        if self.plan.decide and measure == self.plan.measure:
            return self._always_valid(contrast, measure)
        return estimate_paired_difference(self._differences[contrast][measure], self._is_share(contrast, measure))

    def unpaired_reach(self, contrast: int, measure: str) -> float:
        """Return half the width of the interval that a difference would have with other deals for each condition."""
        conditions = self.contrasts[contrast]
        return unpaired_reach(self._values[conditions.before][measure], self._values[conditions.after][measure])

    def verdict(self, contrast: int) -> Verdict:
        """Return which condition of a contrast has the higher measure of the plan, by the always-valid interval."""
        measure = self.plan.measure
        if measure not in self._differences[contrast]:
            return ""
        return decide(self._always_valid(contrast, measure), self.plan.until or 0.0)

    def _always_valid(self, contrast: int, measure: str) -> Estimate:
        span = 1.0 if self._is_share(contrast, measure) else 0.0
        return always_valid(self._differences[contrast][measure], span)

    def _is_share(self, contrast: int, measure: str) -> bool:
        return self.measures[self.contrasts[contrast].after][measure].is_share

    @property
    def is_done(self) -> bool:
        """Whether the intervals are as narrow as wanted, or all contrasts are decided."""
        plan = self.plan
        if plan.until is None:
            return self.deals >= plan.matches
        if not self.contrasts:
            known = [number for number, those in enumerate(self.measures) if plan.measure in those]
            return all([is_precise(self.estimate(number, plan.measure), plan.until) for number in known])
        shared = [number for number in range(len(self.contrasts)) if plan.measure in self.compared(number)]
        if plan.decide:
            return all([self.verdict(number) for number in shared])
        return all([is_precise(self.difference(number, plan.measure), plan.until) for number in shared])


def play_plan(
    results: PlanResults,
    play: Play,
    engine: Engine | None = None,
    store: RowStore | None = None,
    progress: Callable[[int], object] | None = None,
) -> Iterator[None]:
    """Play the matches of a plan and add them to its results, until they are done. Yield after each round.

    The arguments are those of `runner.run`. The number of matches depends only on their results, not on the engine or
    on interruptions.
    """
    plan = results.plan
    done = 0
    while step := plan.matches - done if plan.until is None else next_round(done, plan.matches):
        first = 0 if store is not None else done
        skipped = (done - first) * len(plan.conditions)
        for row in islice(run(plan.units(first, done + step), play, engine=engine, store=store), skipped, None):
            results.add(row)
            if progress is not None:
                progress(1)
        done += step
        yield
        if results.is_done:
            return
