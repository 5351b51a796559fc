"""`gloaming lab run`: play the matches of an experiment file, and keep and show the results."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, check_nodes, make_engine
from gloaming.cli.experiments.experiment_run import play_experiment
from gloaming.cli.experiments.result_tables import results_as_json, show_results
from gloaming.cli.experiments.verdicts import verdict_sentences
from gloaming.extras import MissingExtra
from gloaming.lab.experiments.experiment_file import read_experiment
from gloaming.lab.experiments.perception import perception_notes


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The experiment file.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Folder of the results (default: named after the file, next to it)."),
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
) -> None:
    """Play the matches of an experiment. Run it again to continue after an interruption."""
    experiment = read_experiment(file)
    check_nodes(experiment.players.agents, ray)
    folder = file.with_suffix("") if out is None else out
    if folder.exists() and not folder.is_dir():
        raise CommandError(f"{folder} is a file: name a folder for the results with --out")
    try:
        with make_engine(jobs, ray) as engine:
            results = play_experiment(experiment, engine, folder)
    except MissingExtra as error:
        raise CommandError(str(error)) from None
    if as_json:
        notes, plans = perception_notes(experiment.plans), [results_as_json(plan) for plan in results]
        print(json.dumps({"title": experiment.title, "notes": notes, "plans": plans}, indent=1))
        return
    console = make_console()
    console.print(experiment.title)
    for plan_results in results:
        console.print()
        show_results(console, plan_results, perception_notes([plan_results.plan]))
        if plan_results.deals and len(plan_results.contrasts) == 1:
            shared, wanted = plan_results.compared(0), plan_results.plan.measure
            if wanted in shared or (shared and not wanted):
                console.print(verdict_sentences(plan_results, 0))
    command = shlex.join(["gloaming", "lab", "report", folder.as_posix()])
    console.print(f"Matches are in {folder}. More about them, with charts: {command}")
