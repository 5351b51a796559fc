"""`gloaming campaign simulate`: simulate campaigns of bots."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from gloaming.cli.arguments import SET_HELP, GameId, Packs, load_shelf, parse_bots, parse_settings
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, make_engine
from gloaming.cli.experiments.campaign_simulation import CampaignPlan, simulate_campaigns, summarize_campaigns
from gloaming.cli.rendering.progress_bar import progress_bar
from gloaming.engine.match.campaign_file import begin
from gloaming.engine.phrases import count
from gloaming.lab.content.game_files import GameFiles


def simulate(
    game: GameId,
    campaigns: Annotated[int, typer.Option(min=1, help="Number of campaigns.")] = 10,
    bots: Annotated[str, typer.Option(help="One per seat, as in medium,easy, or one for all.")] = "medium",
    seats: Annotated[int, typer.Option(min=1, help="Number of seats, if one bot plays them all.")] = 3,
    tries: Annotated[int, typer.Option(min=1, help="Maximum number of attempts at a match.")] = 3,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same campaigns.")] = 0,
    set_options: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    pack: Packs = None,
) -> None:
    """Simulate campaigns of bots and report win rates."""
    rules = load_shelf(pack, game).game(game)
    specs = parse_bots(bots, rules)
    players = specs * seats if len(specs) == 1 else specs
    settings = parse_settings(rules, set_options or [])
    begin(rules, players, settings)
    plan = CampaignPlan(GameFiles.read(game, pack or ()), tuple(players), settings, tries, seed)
    with make_engine(jobs, ray) as engine, progress_bar(make_console(stderr=True), campaigns, "Campaigns") as advance:
        played = []
        for matches in simulate_campaigns(plan, campaigns, engine):
            played.append(matches)
            advance(1)
    rows = summarize_campaigns(played)
    summary = {
        "game": game,
        "version": rules.version,
        "bots": players,
        "set": settings,
        "tries": tries,
        "seed": seed,
        "campaigns": campaigns,
        "matches": rows,
    }
    if as_json:
        print(json.dumps(summary, indent=1))
        return
    _show(summary)


def _show(summary: dict[str, Any]) -> None:
    console = make_console()
    console.print(
        f"{summary['campaigns']} campaigns of {', '.join(summary['bots'])}, seed {summary['seed']}; "
        f"up to {count(summary['tries'], 'attempt')} per match."
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for heading in ("Played", "Won", "95%", "First try", "Decisions"):
        table.add_column(heading, justify="right")
    for row in summary["matches"]:
        least, most = row["interval"]
        table.add_row(
            row["match"],
            str(row["played"]),
            f"{row['share']:.0%}",
            f"{least:.0%} - {most:.0%}",
            f"{row['first_try']:.0%}",
            f"{row['decisions']:g}",
        )
    console.print(table)
