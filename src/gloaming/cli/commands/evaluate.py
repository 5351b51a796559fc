"""`gloaming evaluate`: play an agent against bots on published deals, and report its win rates and rating."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from gloaming.cli.arguments import SET_HELP, Packs, complete_game, load_shelf, parse_bots, parse_settings
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, check_nodes, make_engine
from gloaming.cli.experiments.bot_ladder import Ladder, LadderPlan, check_players, play_deals
from gloaming.cli.experiments.evaluation import SEED, Evaluation, play_leniently, play_strictly, summarize
from gloaming.cli.experiments.shipped_ladder import shipped_ladder
from gloaming.cli.experiments.table_programs import hosting
from gloaming.cli.files import check_writable
from gloaming.engine.phrases import count
from gloaming.lab.matches.agents import is_program

SHOWN_FORFEITS: Final = 3
"""The number of lost matches whose reasons are printed; the JSON output has all."""


def evaluate(
    agent: Annotated[
        str,
        typer.Argument(
            metavar="AGENT",
            help="FILE.py:FUNCTION, a function that returns the agent; program:COMMAND, a program that plays at "
            "tables; or a bot or weights file, for comparison.",
        ),
    ],
    game: Annotated[
        str, typer.Option(metavar="GAME", help="The id of a game.", autocompletion=complete_game, show_default=False)
    ],
    against: Annotated[str, typer.Option(help="The opponents, separated by commas.")] = "easy,medium,hard",
    deals: Annotated[int, typer.Option(min=1, max=100_000, help="Number of deals per opponent.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: as on the game's ladder).")] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals; the default is the published one.")] = SEED,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    lessons: Annotated[
        bool | None,
        typer.Option(
            "--lessons/--no-lessons", help="Rotate the setups that bots train on (default: as on the ladder)."
        ),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop at the first error of the agent; without it, that match is lost.")
    ] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE.json", help="Write the result to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    pack: Packs = None,
) -> None:
    """Evaluate your agent against bots: win rates and a rating.

    Win rates have 95 % intervals; the rating is on the ladder that ships with the game.

    In games for several players, agent and opponent take alternate seats and then swap them, on the same deals. In
    games that can be played alone, each plays the same deals by itself. A match in which the agent raises an error or
    returns an illegal option counts as lost; the evaluation continues.
    """
    packs = tuple(pack or ())
    shelf = load_shelf(packs, game)
    rules = shelf.game(game)
    opponents = parse_bots(against, rules)
    if agent in opponents or len(set(opponents)) != len(opponents):
        raise CommandError(f"the agent and its opponents must be different, not {agent} against {against}")
    options = parse_settings(rules, settings or [])
    shipped = shipped_ladder(rules)
    players = seats if seats is not None else rules.seats.start if shipped is None else shipped.seats
    rules.settings(players, options)
    rotate = lessons if lessons is not None else shipped is not None and shipped.lessons and not options
    plan = LadderPlan(game, players, options, seed, (agent, *opponents), rotate, packs)
    if not plan.alone and players < 2:
        raise CommandError("this game needs at least two seats for an agent and an opponent")
    most = 1 if plan.alone else 2
    if is_program(agent) and (jobs > 1 or ray is not None or players > most):
        raise CommandError(f"a program plays at one seat: use --jobs 1 and --seats {most}, without --ray")
    check_nodes(plan.specs, ray)
    check_players(plan.specs, rules)
    check_writable(out)
    evaluation = Evaluation(Ladder(plan), deals)
    tasks = evaluation.tasks
    server = hosting(shelf) if is_program(agent) else nullcontext()
    with server, make_engine(jobs, ray) as engine, make_console(stderr=True).status("Playing") as status:
        play = play_strictly if strict else play_leniently
        for number, (task, outcome) in enumerate(play_deals(plan, tasks, engine, play), 1):
            evaluation.add(task, outcome)
            status.update(f"Playing: {number} of {len(tasks)}")
    result = summarize(evaluation)
    if out is not None:
        out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print(json.dumps(result, indent=1))
        return
    console = make_console()
    console.print(_table(result, rules.title))
    _show_rating(console, result)
    console.print(result["citation"], soft_wrap=True)
    _warn(make_console(stderr=True), result)


def _table(result: dict[str, Any], title: str) -> Table:
    alone = "difference" in result["against"][0]
    table = Table(box=box.SIMPLE_HEAD, title=f"{title}, {count(result['seats'], 'seat')}, seed {result['seed']}")
    columns = ("Agent won", "Bot won", "Difference (95 %)") if alone else ("Score (95 %)", "Ahead", "Behind")
    for name in ("Against", *columns, "Deals"):
        table.add_column(name, justify="left" if name == "Against" else "right")
    for entry in result["against"]:
        if alone:
            least, most = entry["difference_interval"]
            cells = [f"{entry['agent_won']:.1%}", f"{entry['bot_won']:.1%}"]
            cells.append(f"{100 * entry['difference']:+.1f} ({100 * least:+.1f} to {100 * most:+.1f})")
        else:
            least, most = entry["interval"]
            cells = [f"{entry['score']:.1%} ({least:.1%} to {most:.1%})", str(entry["ahead"]), str(entry["behind"])]
        table.add_row(entry["bot"], *cells, str(entry["deals"]))
    return table


def _show_rating(console: Console, result: dict[str, Any]) -> None:
    rating = result["rating"]
    if rating is None:
        console.print(f"No rating: {result['unrated']}.\n", soft_wrap=True)
        return
    least, most = rating["interval"]
    console.print(
        f"Rating {rating['rating']:.1f} ({least:.1f} to {most:.1f}), rank {rating['rank']} on the game's ladder.\n"
    )


def _warn(console: Console, result: dict[str, Any]) -> None:
    forfeits = result["forfeits"]
    for lost in forfeits[:SHOWN_FORFEITS]:
        place = f"deal {lost['deal'] + 1}, seed {lost['seed']}, seat {lost['seat'] + 1}"
        console.print(f"Warning: match lost ({place}): {lost['reason']}", style="yellow", soft_wrap=True)
    if len(forfeits) > SHOWN_FORFEITS:
        rest = count(len(forfeits) - SHOWN_FORFEITS, "more match", "more matches")
        console.print(f"Warning: {rest} lost by errors; --out writes all of them", style="yellow", soft_wrap=True)
