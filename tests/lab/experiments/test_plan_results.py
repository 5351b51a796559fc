"""Play a plan, and stop when its results are certain."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, GamePlan
from gloaming.lab.experiments.plan_results import PlanResults, play_plan
from gloaming.lab.runs.work_units import Unit
from tests.lab.memory_store import MemoryStore

HEALTH = "killer.hans.health"


class Made:
    """Makes up matches: the test sets how many Hans wins, also with less health. played: the number of matches."""

    def __init__(self, wins: int, wins_if_weak: int) -> None:
        self.wins, self.wins_if_weak, self.played = wins, wins_if_weak, 0

    def __call__(self, unit: Unit) -> dict[str, Any]:
        self.played += 1
        chances = self.wins_if_weak if unit.variant else self.wins
        won = unit.deal_seed % 100 < chances
        return {"winners": [0] if won else [], "scores": [int(won)], "sides": [], "decisions": 10}


def plan(matches: int, until: float | None = None, decide: bool = False) -> GamePlan:
    variants = [make_variant("final-girl"), make_variant("final-girl", overrides={HEALTH: 10})]
    conditions = [Condition("final-girl", variant, ("random",)) for variant in variants]
    return GamePlan(conditions, 0, True, matches, 0, until, "win", decide)


def played(plan: GamePlan, play: Made, store: MemoryStore | None = None) -> PlanResults:
    results = PlanResults(plan)
    for _ in play_plan(results, play, store=store):
        pass
    return results


def test_differences_are_paired_by_deal() -> None:
    results = played(plan(400), Made(40, 45))
    assert results.deals == 400
    before, after = (results.estimate(number, "win") for number in (0, 1))
    difference = results.difference(0, "win")
    assert difference.value == pytest.approx(after.value - before.value)
    assert difference.least < difference.value < difference.most
    assert difference.reach < results.unpaired_reach(0, "win") / 2


def test_a_certain_difference_stops_early() -> None:
    play = Made(30, 60)
    results = played(plan(10_000, 0.02, decide=True), play)
    assert results.deals == 100
    assert results.verdict(0) == "higher"
    assert play.played == 200


def test_without_deciding_the_precision_is_reached() -> None:
    results = played(plan(10_000, 0.05), Made(30, 60))
    assert 0.03 < results.difference(0, "win").reach <= 0.05


def test_equal_versions_are_equivalent_in_the_end() -> None:
    results = played(plan(10_000, 0.02, decide=True), Made(30, 30))
    assert results.verdict(0) == "equivalent"
    assert results.deals < 10_000


def test_the_maximum_ends_an_undecided_comparison() -> None:
    results = played(plan(120, 0.001, decide=True), Made(30, 31))
    assert results.deals == 120
    assert results.verdict(0) == ""


def test_a_store_continues_a_run() -> None:
    store, play = MemoryStore(), Made(30, 60)
    played(plan(50), play, store)
    continued = played(plan(80), play, store)
    assert continued.deals == 80
    assert play.played == 160
    fresh = played(plan(80), Made(30, 60))
    assert continued.difference(0, "win") == fresh.difference(0, "win")


def test_rounds_are_played_once_with_a_store() -> None:
    store, play = MemoryStore(), Made(30, 45)
    results = played(plan(1000, 0.03), play, store)
    assert play.played == 2 * results.deals == len(store.kept)
