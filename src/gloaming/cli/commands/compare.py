"""`gloaming compare`: play the same deals with two versions of a game, until it is certain which has more wins."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from gloaming.cli.arguments import SET_HELP, GameId, assign_bots, parse_settings
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, check_nodes, make_engine
from gloaming.cli.experiments.experiment_run import play_experiment
from gloaming.cli.experiments.result_tables import results_as_json, show_results
from gloaming.cli.experiments.verdicts import verdict_sentences
from gloaming.games import game as game_as_sold
from gloaming.lab.content.override_arguments import parse_override
from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, Experiment, GamePlan
from gloaming.lab.experiments.measures import MEASURES, measures_of
from gloaming.lab.experiments.percentages import parse_share
from gloaming.lab.experiments.perception import perception_notes
from gloaming.lab.matches.players import Players

_OVERRIDE_HELP = "A changed value of {}, as in killer.hans.health=10: TABLE.ENTRY.FIELD=VALUE. Repeatable."


def compare(
    game: GameId,
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", metavar="FOLDER", help="A pack of the new version. Repeatable.")
    ] = None,
    override: Annotated[
        list[str] | None,
        typer.Option("--override", metavar="KEY=VALUE", help=_OVERRIDE_HELP.format("the new version")),
    ] = None,
    against: Annotated[
        list[Path] | None,
        typer.Option(
            "--against", metavar="FOLDER", help="A pack of the old version (default: the game as sold). Repeatable."
        ),
    ] = None,
    until: Annotated[
        str, typer.Option(metavar="PERCENT", help="Precision of the difference at which to stop at the latest.")
    ] = "2%",
    matches: Annotated[int, typer.Option(min=2, help="Maximum number of matches of each version.")] = 10_000,
    precise: Annotated[
        bool, typer.Option("--precise", help="Play until the precision is reached, even if the winner is certain.")
    ] = False,
    bots: Annotated[str, typer.Option(help="One per seat, as in hard,agent.py:make, or one for all.")] = "medium",
    seats: Annotated[int | None, typer.Option(help="Number of seats, if one bot plays them all.")] = None,
    measure: Annotated[str, typer.Option(help=f"What to compare: {', '.join(MEASURES)} (default: the first).")] = "",
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same matches.")] = 0,
    set_options: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
) -> None:
    """Compare two versions of a game on the same deals.

    `gloaming ladder` compares bots.
    """
    specs = [spec.strip() for spec in bots.split(",")]
    if not pack and not override:
        rivals = f"; to compare bots, run: gloaming ladder {game} --bots {bots}" if len(set(specs)) > 1 else ""
        raise CommandError(
            f"name what is new: --pack FOLDER or --override KEY=VALUE, as in killer.hans.health=10{rivals}"
        )
    old = make_variant(game, against or ())
    new = make_variant(game, pack or (), dict(map(parse_override, override or ())))
    if new.files == old.files:
        raise CommandError(
            "both versions are the same: the new values are those already printed; change one of --pack, --override "
            "and --against"
        )
    if new.name == old.name:
        old = replace(old, name=f"{old.name} (old)")
    rules = new.load()
    players = Players()
    lineup = assign_bots(specs, seats, rules)
    for spec in dict.fromkeys(lineup):
        players.add(spec, rules, Path())
    check_nodes(lineup, ray)
    options = parse_settings(rules, set_options or [])
    for variant in (old, new):
        variant.load().settings(len(lineup), options)
    conditions = [Condition(game, variant, lineup, options) for variant in (old, new)]
    known = [one.id for one in measures_of(game_as_sold(game), lineup)]
    if measure and measure not in known:
        raise CommandError(f"these matches have no measure {measure!r}; name one of {', '.join(known)}")
    plan = GamePlan(conditions, seed, True, matches, 0, parse_share(until), measure or known[0], not precise)
    console = make_console()
    with make_engine(jobs, ray) as engine:
        results = play_experiment(Experiment("", (plan,), players), engine)[0]
    if as_json:
        print(json.dumps({**results_as_json(results), "notes": perception_notes([plan])}, indent=1))
        return
    show_results(console, results, perception_notes([plan]))
    if results.deals:
        console.print(verdict_sentences(results, 0))
