"""Play experiments with a progress bar, and keep their results in a folder."""

from __future__ import annotations

import platform
import shlex
import sys
from pathlib import Path

import gloaming
from gloaming.cli.console import make_console
from gloaming.cli.files import write_json
from gloaming.engine.phrases import count
from gloaming.games import game as game_as_sold
from gloaming.lab.engines.engine import Engine
from gloaming.lab.experiment import Experiment, GamePlan
from gloaming.lab.match_player import MatchPlayer
from gloaming.lab.parquet_store import ParquetStore
from gloaming.lab.plan_results import PlanResults, play_plan
from gloaming.lab.progress_bar import progress_bar
from gloaming.lab.recorded_data import column_types
from gloaming.lab.recording_player import RecordingPlayer
from gloaming.lab.row_store import RowStore
from gloaming.lab.run_folder import DESCRIPTION
from gloaming.lab.work_units import UNIT_COLUMNS


def play_experiment(experiment: Experiment, engine: Engine, folder: Path | None = None) -> list[PlanResults]:
    """Play all matches of an experiment, and return the results of each plan.

    If the user interrupts it, the results so far are returned. folder: where the matches are kept, in a folder for each
    plan if there are several; with an earlier, unfinished run in the folder, that run continues. Raises LabError if the
    folder has the results of another experiment, and MissingExtra without PyArrow.
    """
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    stores = [_store(folder, experiment, plan) for plan in experiment.plans]
    for plan, store in zip(experiment.plans, stores, strict=True):
        if store is not None:
            store.resume(plan.units(0, plan.matches))
    if folder is not None:
        write_json(folder / DESCRIPTION, {**experiment.describe(), **_provenance(experiment)})
    found: list[PlanResults] = []
    for plan, store in zip(experiment.plans, stores, strict=True):
        results = PlanResults(plan)
        found.append(results)
        try:
            _play(results, experiment, engine, store)
        except KeyboardInterrupt:
            kept = f": run the same command to continue from {folder}" if folder is not None else ""
            make_console(stderr=True).print(f"Stopped after {count(results.deals, 'deal')}{kept}.")
            break
    return found


def _provenance(experiment: Experiment) -> dict[str, str]:
    """Return what reports say about how a run was made (`run_folder.PROVENANCE`)."""
    return {
        "command": shlex.join(["gloaming", *sys.argv[1:]]),
        "experiment_file": experiment.file,
        "fingerprint": experiment.fingerprint,
        "gloaming": gloaming.__version__,
        "python": platform.python_version(),
    }


def _play(results: PlanResults, experiment: Experiment, engine: Engine, store: RowStore | None) -> None:
    plan = results.plan
    kind = MatchPlayer if store is None else RecordingPlayer
    player = kind({condition.variant.id: condition.variant.files for condition in plan.conditions}, experiment.weights)
    total = plan.matches * len(plan.conditions)
    with progress_bar(make_console(stderr=True), total) as progress:
        for _ in play_plan(results, player, engine, store, progress):
            pass


def _store(folder: Path | None, experiment: Experiment, plan: GamePlan) -> RowStore | None:
    if folder is None:
        return None
    own = folder / f"{plan.game}-{plan.seats}" if len(experiment.plans) > 1 else folder
    game = game_as_sold(plan.game)
    return ParquetStore(own, {**UNIT_COLUMNS, **column_types(game)}, {"rules": str(game.version)})
