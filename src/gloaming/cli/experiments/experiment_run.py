"""Play experiments with a progress bar, and keep their results in a folder."""

from __future__ import annotations

import platform
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import gloaming
from gloaming.cli.console import make_console
from gloaming.cli.files import write_json
from gloaming.cli.rendering.progress_bar import progress_bar
from gloaming.engine.phrases import count
from gloaming.games import game as game_as_sold
from gloaming.lab.experiments.experiment import Experiment, GamePlan
from gloaming.lab.experiments.experiment_description import describe
from gloaming.lab.experiments.plan_results import PlanResults, play_plan
from gloaming.lab.lab_error import LabError
from gloaming.lab.matches.recorded_data import column_types
from gloaming.lab.matches.recording_player import RecordingPlayer
from gloaming.lab.reports.run_folder import DESCRIPTION
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.folder_lock import folder_lock
from gloaming.lab.runs.parquet_store import ParquetStore
from gloaming.lab.runs.row_store import RowStore
from gloaming.lab.runs.work_units import UNIT_COLUMNS


def play_experiment(experiment: Experiment, engine: Engine, folder: Path | None = None) -> list[PlanResults]:
    """Play all matches of an experiment, and return the results of each plan.

    If the user interrupts it, the results so far are returned. folder: where the matches are kept, in a folder for each
    plan if there are several; with an earlier, unfinished run in the folder, that run continues. Raises MissingExtra
    without PyArrow, and LabError if the folder has the results of another experiment, is in use or cannot be written.
    """
    if folder is None:
        return _play_plans(experiment, engine, [None] * len(experiment.plans), "")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with folder_lock(folder):
            stores = [_store(folder, experiment, plan) for plan in experiment.plans]
            for plan, store in zip(experiment.plans, stores, strict=True):
                store.resume(plan.units(0, plan.matches))
            write_json(folder / DESCRIPTION, {**describe(experiment), **_provenance(experiment)})
            return _play_plans(experiment, engine, stores, f": run the same command to continue from {folder}")
    except OSError as error:
        raise LabError(
            f"{folder} cannot be written: {error.strerror or error}. Free space or check the permissions, and run the "
            "same command to continue: matches that have been written are kept"
        ) from None


def _play_plans(
    experiment: Experiment, engine: Engine, stores: Sequence[RowStore | None], kept: str
) -> list[PlanResults]:
    """Play the plans of an experiment. kept: added to the message after an interruption."""
    found: list[PlanResults] = []
    for plan, store in zip(experiment.plans, stores, strict=True):
        results = PlanResults(plan)
        found.append(results)
        try:
            _play(results, experiment, engine, store)
        except KeyboardInterrupt:
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
    files = {condition.variant.id: condition.variant.files for condition in plan.conditions}
    player = RecordingPlayer(files, experiment.players)
    total = plan.matches * len(plan.conditions)
    with progress_bar(make_console(stderr=True), total) as progress:
        for _ in play_plan(results, player, engine, store, progress):
            pass


def _store(folder: Path, experiment: Experiment, plan: GamePlan) -> RowStore:
    own = folder / f"{plan.game}-{plan.seats}" if len(experiment.plans) > 1 else folder
    game = game_as_sold(plan.game)
    bots = {spec for condition in plan.conditions for spec in condition.bots}
    files = {f"bot {spec}": sha for spec, sha in experiment.players.fingerprints.items() if spec in bots}
    return ParquetStore(own, {**UNIT_COLUMNS, **column_types(game)}, {"rules": str(game.version), **files})
