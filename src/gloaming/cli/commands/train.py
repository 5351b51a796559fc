"""`gloaming train`: train a policy by self-play and fit win probabilities."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import gloaming
from gloaming.cli.arguments import GameId, Packs, load_shelf
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, make_engine
from gloaming.cli.experiments import training_run
from gloaming.cli.experiments.training_run import BatchReport, PolicyEvaluation, TrainingRun, evaluate_policy
from gloaming.cli.files import check_writable, replace_text
from gloaming.cli.rendering.progress_bar import progress_bar
from gloaming.cli.rendering.svg_charts import ChartPanel, draw_charts
from gloaming.engine.learning.policy_model import Weights, read, unlearned, written
from gloaming.engine.match.match import Game
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.statistics.intervals import wilson

EVERY: Final = 5_000
"""The number of matches between two progress lines. The weights are written at each line."""


def train(
    game: GameId,
    matches: Annotated[int, typer.Option(min=1, help="Number of training matches.")] = 150_000,
    out: Annotated[Path | None, typer.Option(help="Output file (default: GAME-weights.json).")] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the weights in the --out file.")] = False,
    imitate: Annotated[
        int | None,
        typer.Option(min=0, help="Matches that imitate the game's teacher first (default: a share of --matches)."),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.svg", help="Draw the win rate during training, and predicted against actual win rates."
        ),
    ] = None,
    judged: Annotated[
        int | None,
        typer.Option(min=0, help="Matches used to fit the win-probability model (default: 4000; 0 skips fitting)."),
    ] = None,
    only_calibrate: Annotated[
        bool,
        typer.Option("--judge", help="Only fit win probabilities to the policy in the file or to a bot."),
    ] = False,
    pack: Packs = None,
) -> None:
    """Train a policy by self-play and fit win probabilities."""
    packs = tuple(pack or ())
    rules = load_shelf(packs, game).game(game)
    learned = rules.rules.learned
    if learned is None or not (learned.plays or only_calibrate):
        every = gloaming.games().values()
        able = [each.id for each in every if each.rules.learned is not None and each.rules.learned.plays]
        also = "" if learned is None else f"; win probabilities can be fitted: gloaming train {game} --judge"
        raise CommandError(f"no policy can be trained for {rules.title} yet, only for: {', '.join(able)}{also}")
    path = out or Path(f"{game}-weights.json")
    check_writable(path, plot)
    if path.exists() and not resume and not only_calibrate:
        raise CommandError(f"{path} exists: continue from it with --resume, or name another file with --out")
    if not path.exists() and (resume or (only_calibrate and not learned.judged_by)):
        raise CommandError(f"there is no {path} to {'continue from' if resume else 'evaluate'}")
    if only_calibrate and judged == 0:
        raise CommandError("win probabilities cannot be fitted to 0 matches")
    if only_calibrate:
        _calibrate(rules, packs, path, seed, make_engine(jobs, ray), judged, plot)
        return
    weights = read(path) if resume else unlearned()
    taught = "" if imitate is None else f" --imitate {imitate}"
    command = f"gloaming train {game} --matches {matches} --seed {seed}{taught}{' --resume' if resume else ''}"
    command += _pack_options(packs)
    run = TrainingRun(rules, weights, seed, matches, packs, imitate)
    if resume:
        before = {"command": run.made["command"], "matches": run.done}
        run.made["resumed"] = [*run.made.get("resumed", []), before]
    since: list[BatchReport] = []
    console = make_console(stderr=True)
    with make_engine(jobs, ray) as engine, progress_bar(console, matches) as advance:
        advance(run.done)
        try:
            for report in run.learn(engine):
                advance(report.matches)
                since.append(report)
                if report.done // EVERY > (report.done - report.matches) // EVERY or report.done == matches:
                    console.print(_progress_line(since))
                    run.made.setdefault("course", []).append(_stage(since))
                    since = []
                    _write(path, run, command)
        except KeyboardInterrupt:
            _write(path, run, command)
            console.print(f"Stopped after {run.done} of {matches} matches: --resume continues.")
            raise typer.Exit(130) from None
    if judged == 0:
        make_console().print(f"Wrote {path}.")
    else:
        _calibrate(rules, packs, path, seed, make_engine(jobs, ray), judged, plot)


def _progress_line(since: list[BatchReport]) -> str:
    matches = sum(report.matches for report in since)
    brier = sum(report.brier * report.matches for report in since) / matches
    before = sum(report.before * report.matches for report in since) / matches
    done, won = _stage(since)
    return f"{done:>9,} matches: won {won:.3f}; Brier score {brier:.3f} (evaluation: {before:.3f})"


def _stage(since: list[BatchReport]) -> tuple[int, float]:
    """Return the number of matches played so far, and the seats' win rate in the given reports."""
    won = sum(report.won * report.matches for report in since) / sum(report.matches for report in since)
    return since[-1].done, round(won, 4)


def _format_evaluation(evaluation: PolicyEvaluation) -> list[str]:
    least, most = evaluation.interval
    lines = [
        f"Won {evaluation.won:.1%} of {evaluation.matches} test matches per seat (95 %: {least:.1%} to {most:.1%})."
    ]
    for number, (brier, before, base) in enumerate(evaluation.quarters, 1):
        of_game = f"evaluation: {before:.3f}, base rate: {base:.3f}"
        lines.append(f"Quarter {number} of a match: Brier score {brier:.3f} ({of_game})")
    return lines


def _pack_options(packs: tuple[Path, ...]) -> str:
    """Return packs as options of a command line."""
    return "".join([f" --pack {pack}" for pack in packs])


def _calibrate(
    game: Game, packs: tuple[Path, ...], path: Path, seed: int, engine: Engine, judged: int | None, plot: Path | None
) -> None:
    """Fit a value to the policy in a weights file, test both, and write the results to the file.

    The policy stays unchanged, so repeating the command gives the same value. If the game names a bot for this purpose,
    the value is fitted to that bot's matches instead, and the file need not contain a policy.
    """
    learned = game.rules.learned
    assert learned is not None
    matches = training_run.FITTING_MATCHES if judged is None else judged
    weights = read(path) if learned.plays and path.exists() else unlearned()
    many = "" if judged is None else f" --judged {judged}"
    how: dict[str, Any] = {"command": f"gloaming train {game.id} --judge{many} --seed {seed}{_pack_options(packs)}"}
    how["date"] = datetime.now(UTC).date().isoformat()
    if learned.judged_by:
        how["bot"] = learned.judged_by
        if not weights.made["matches"]:
            weights.made = {**how, "matches": 0, "version": game.version}
            how = {}
    with engine:
        (weights.value, weights.trust, weights.pace), evaluation = evaluate_policy(
            game, weights.policy, seed, engine, matches, packs
        )
    weights.made["judged"] = {"matches": evaluation.fitted, "seed": seed, **how}
    weights.made["tested"] = evaluation.as_json()
    replace_text(path, written(weights))
    console = make_console()
    for line in _format_evaluation(evaluation):
        console.print(line)
    console.print(f"Wrote {path}.")
    if plot is not None:
        plot.write_text(draw_training(game, weights))
        console.print(f"Wrote {plot}.")


def draw_training(game: Game, weights: Weights) -> str:
    """Return SVG charts of a training run: predicted and actual win rates, and if known, win rates during training."""
    tested = weights.made["tested"]
    points = [(predicted, won, *wilson(won * count, count)) for predicted, won, count in tested["came_true"]]
    panels = [ChartPanel("Predicted and actual win rates", "predicted", "actual", points, even=True)]
    stages = [(done, won, won, won) for done, won in weights.made.get("course", [])]
    if stages:
        panels.insert(0, ChartPanel("Win rate during training", "matches", "won", stages))
    return draw_charts(f"{game.title}: {weights.made['command']}", panels)


def _write(path: Path, run: TrainingRun, command: str) -> None:
    made = {**run.made, "command": command, "date": datetime.now(UTC).date().isoformat(), "matches": run.done}
    made["version"] = run.game.version
    if run.game.packs is not None:
        made["packs"] = run.game.packs.as_json()
    made.pop("judged", None)
    trainer = run.trainer
    replace_text(path, written(Weights(trainer.policy, trainer.value, trainer.trust, made)))
