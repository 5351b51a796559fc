"""Simulate matches with packs together with the same deals of the game as sold."""

from __future__ import annotations

from collections.abc import Iterator

import gloaming
from gloaming.cli.experiments.match_simulation import SimulationPlan
from gloaming.engine.errors import GloamingError
from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, GamePlan
from gloaming.lab.experiments.plan_results import PlanResults
from gloaming.lab.matches.recording_player import RecordingPlayer
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.runner import run


def pair_with_sold(plan: SimulationPlan, matches: int) -> GamePlan | None:
    """Return a plan of the same matches without and with the packs of a simulation.

    Return None if there are no packs, or if the game as sold lacks an option of the simulation, such as a scenario of
    the packs.
    """
    if not plan.packs:
        return None
    try:
        gloaming.game(plan.game).settings(len(plan.bots), plan.settings)
    except GloamingError:
        return None
    variants = [make_variant(plan.game), make_variant(plan.game, plan.packs)]
    conditions = [Condition(plan.game, variant, plan.bots, plan.settings) for variant in variants]
    return GamePlan(conditions, plan.seed, plan.rotate, matches)


def simulate_pairs(results: PlanResults, engine: Engine | None = None) -> Iterator[Row]:
    """Play the matches of a plan of `pair_with_sold`, add them to its results, and yield the rows of those with packs.

    Stopping the iteration also stops the engine.
    """
    plan = results.plan
    player = RecordingPlayer({condition.variant.id: condition.variant.files for condition in plan.conditions})
    for number, row in enumerate(run(plan.units(0, plan.matches), player, engine=engine)):
        results.add(row)
        if number % 2:
            yield row
