"""`gloaming train`: learn a game by playing it against oneself."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gloaming
from gloaming.cli import training
from gloaming.cli.arguments import Packs, shelf_of
from gloaming.cli.catalogue import GameId
from gloaming.cli.files import check_places
from gloaming.cli.plot import Panel, charts
from gloaming.cli.screen import Refused, screen
from gloaming.cli.training import Course, Judged, Report, judge
from gloaming.cli.wilson import wilson
from gloaming.engine.learning.policy_model import Weights, read, unlearned, written
from gloaming.engine.match.match import Game

EVERY: Final = 5_000
"""After so many matches a line is told and the weights are written."""


def train(
    game: GameId,
    matches: Annotated[int, typer.Option(min=1, help="How many matches to learn from.")] = 150_000,
    out: Annotated[Path | None, typer.Option(help="Where the weights go; GAME-weights.json unless told.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="How many processes. The outcome is the same.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the weights in the file.")] = False,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.svg", help="Draw how often it won on the way, and which chances came true."),
    ] = None,
    judged: Annotated[
        int | None,
        typer.Option(min=0, help="To how many matches chances to win are fitted; 4,000 unless told, 0 for later."),
    ] = None,
    only_judge: Annotated[
        bool, typer.Option("--judge", help="Fit chances to win alone, to the policy in the file or to a bot's matches.")
    ] = False,
    pack: Packs = None,
) -> None:
    """Learn a game by playing it against oneself."""
    packs = tuple(pack or ())
    rules = shelf_of(packs, game).game(game)
    learned = rules.rules.learned
    if learned is None or not (learned.plays or only_judge):
        every = gloaming.games().values()
        able = [one.id for one in every if one.rules.learned is not None and one.rules.learned.plays]
        also = "" if learned is None else f"; chances to win can: gloaming train {game} --judge"
        raise Refused(f"no policy can be learned of {rules.title} yet; of these it can: {', '.join(able)}{also}")
    path = out or Path(f"{game}-weights.json")
    check_places(path, plot)
    if path.exists() and not resume and not only_judge:
        raise Refused(f"{path} is there already: go on from it with --resume, or name another file with --out")
    if not path.exists() and (resume or (only_judge and not learned.judged_by)):
        raise Refused(f"there is no {path} to {'go on from' if resume else 'judge'}")
    if only_judge and judged == 0:
        raise Refused("no chances to win can be fitted to 0 matches")
    if only_judge:
        _judge(rules, packs, path, seed, jobs, judged, plot)
        return
    weights = read(path) if resume else unlearned()
    command = f"gloaming train {game} --matches {matches} --seed {seed}{' --resume' if resume else ''}{_named(packs)}"
    course = Course(rules, weights, seed, matches, packs)
    if resume:
        before = {"command": course.made["command"], "matches": course.done}
        course.made["resumed"] = [*course.made.get("resumed", []), before]
    since: list[Report] = []
    with Progress(
        TextColumn("Matches"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("Matches", total=matches, completed=course.done)
        try:
            for report in course.learn(jobs):
                progress.update(task, completed=report.done)
                since.append(report)
                if report.done // EVERY > (report.done - report.matches) // EVERY or report.done == matches:
                    progress.console.print(_line(since))
                    course.made.setdefault("course", []).append(_stage(since))
                    since = []
                    _write(path, course, command)
        except KeyboardInterrupt:
            _write(path, course, command)
            screen(stderr=True).print(f"Stopped after {course.done} of {matches} matches: --resume goes on.")
            raise typer.Exit(130) from None
    if judged == 0:
        screen().print(f"{path} is written.")
    else:
        _judge(rules, packs, path, seed, jobs, judged, plot)


def _line(since: list[Report]) -> str:
    matches = sum(report.matches for report in since)
    brier = sum(report.brier * report.matches for report in since) / matches
    before = sum(report.before * report.matches for report in since) / matches
    done, won = _stage(since)
    return f"{done:>9,} matches: won {won:.3f}; Brier score {brier:.3f}, of the evaluation {before:.3f}"


def _stage(since: list[Report]) -> tuple[int, float]:
    """After how many matches, and how often seats won in the last of them."""
    won = sum(report.won * report.matches for report in since) / sum(report.matches for report in since)
    return since[-1].done, round(won, 4)


def _told(found: Judged) -> list[str]:
    least, most = found.interval
    lines = [f"Won {found.won:.1%} of {found.matches} other matches a seat (95 %: {least:.1%} to {most:.1%})."]
    for number, (brier, before, base) in enumerate(found.quarters, 1):
        of_game = f"of the evaluation {before:.3f}, base rate {base:.3f}"
        lines.append(f"Quarter {number} of a match: Brier score {brier:.3f}, {of_game}")
    return lines


def _named(packs: tuple[Path, ...]) -> str:
    """Packs as they stand in a command."""
    return "".join([f" --pack {pack}" for pack in packs])


def _judge(
    game: Game, packs: tuple[Path, ...], path: Path, seed: int, jobs: int, judged: int | None, plot: Path | None
) -> None:
    """Fit a value to the policy of a file, which is read as it was written, so that judging it anew gives the same.

    Or to the matches of the bot that the game names; then a policy that is in the file stays, and there may be none.
    """
    learned = game.rules.learned
    assert learned is not None
    matches = training.JUDGED if judged is None else judged
    weights = read(path) if learned.plays and path.exists() else unlearned()
    many = "" if judged is None else f" --judged {judged}"
    how: dict[str, Any] = {"command": f"gloaming train {game.id} --judge{many} --seed {seed}{_named(packs)}"}
    how["date"] = datetime.now(UTC).date().isoformat()
    if learned.judged_by:
        how["bot"] = learned.judged_by
        if not weights.made["matches"]:
            weights.made = {**how, "matches": 0, "version": game.version}
            how = {}
    (weights.value, weights.trust, weights.pace), found = judge(game, weights.policy, seed, jobs, matches, packs)
    weights.made["judged"] = {"matches": found.fitted, "seed": seed, **how}
    weights.made["tested"] = found.as_json()
    _put(path, weights)
    console = screen()
    for line in _told(found):
        console.print(line)
    console.print(f"{path} is written.")
    if plot is not None:
        plot.write_text(drawn(game, weights))
        console.print(f"{plot} is written.")


def drawn(game: Game, weights: Weights) -> str:
    """Plots of a course: how often seats won on the way, where something was learned; which chances came true."""
    tested = weights.made["tested"]
    chances = [(hoped, won, *wilson(won * count, count)) for hoped, won, count in tested["came_true"]]
    panels = [Panel("Which chances to win came true", "told", "came true", chances, even=True)]
    stages = [(done, won, won, won) for done, won in weights.made.get("course", [])]
    if stages:
        panels.insert(0, Panel("How often seats won while it learned", "matches", "won", stages))
    return charts(f"{game.title}: {weights.made['command']}", panels)


def _write(path: Path, course: Course, command: str) -> None:
    made = {**course.made, "command": command, "date": datetime.now(UTC).date().isoformat(), "matches": course.done}
    made["version"] = course.game.version
    if course.game.packs is not None:
        made["packs"] = course.game.packs.as_json()
    made.pop("judged", None)
    trainer = course.trainer
    _put(path, Weights(trainer.policy, trainer.value, trainer.trust, made))


def _put(path: Path, weights: Weights) -> None:
    spare = path.with_name(path.name + ".new")
    spare.write_text(written(weights))
    os.replace(spare, path)
