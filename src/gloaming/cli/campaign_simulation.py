"""`gloaming campaign simulate`: campaigns that bots play through."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, median
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from gloaming import Shelf
from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.cli.arguments import SET_HELP, Packs, bots_of, settings_of, shelf_of
from gloaming.cli.catalogue import GameId
from gloaming.cli.screen import screen
from gloaming.cli.simulation import mixed
from gloaming.cli.wilson import wilson
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.campaign_file import begin, campaign_of
from gloaming.engine.phrases import count


@dataclass(frozen=True)
class Played:
    """A match of a campaign. number: of the try; won: whether it need not be tried again; scores: one a seat."""

    title: str
    number: int
    won: bool
    decisions: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What to play. bots: one a seat; tries: how often what is lost is tried before the next; packs: folders."""

    game: str
    bots: tuple[str, ...]
    settings: dict[str, Any]
    tries: int
    seed: int
    packs: tuple[Path, ...] = ()


def play_through(plan: Plan, number: int) -> list[Played]:
    """One campaign, match by match, until none may come next."""
    game = Shelf(plan.packs).game(plan.game)
    campaign = campaign_of(game)
    kept = begin(game, plan.bots, plan.settings)
    played: list[Played] = []
    tried = 0
    next_matches = kept.next_matches
    while next_matches:
        options = next_matches[0].options
        if next_matches[0].again and tried >= plan.tries:
            if len(next_matches) == 1:
                break
            options = next_matches[1].options
        seed = mixed(f"{plan.seed} campaign {number} match {len(played)}")
        match = game.new(seats=len(plan.bots), seed=seed, options=options)
        try:
            play_out(match, [bot(spec, mixed(f"{seed} seat {seat}")) for seat, spec in enumerate(plan.bots)])
        except GloamingError as error:
            raise type(error)(f"campaign {number + 1}, match {len(played) + 1}, of seed {seed}: {error}") from None
        title = campaign.title(options)
        tried = tried + 1 if played and played[-1].title == title else 1
        next_matches = match.next_matches()
        won = not any(one.again for one in next_matches)
        assert match.result is not None
        played.append(Played(title, tried, won, len(match.choices or []), match.result.scores))
    return played


def simulate(
    game: GameId,
    campaigns: Annotated[int, typer.Option(min=1, help="How many campaigns.")] = 10,
    bots: Annotated[str, typer.Option(help="One a seat, as in medium,easy; or one for all.")] = "medium",
    seats: Annotated[int, typer.Option(min=1, help="How many seats, where one bot takes them all.")] = 3,
    tries: Annotated[int, typer.Option(min=1, help="How often what is lost is tried before the next match.")] = 3,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="How many processes. The outcome is the same.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same campaigns.")] = 0,
    chosen: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON and nothing else.")] = False,
    pack: Packs = None,
) -> None:
    """Let bots play campaigns through; how often each match is won, and at which try."""
    rules = shelf_of(pack, game).game(game)
    specs = bots_of(bots, rules)
    players = specs * seats if len(specs) == 1 else specs
    settings = settings_of(rules, chosen or [])
    begin(rules, players, settings)
    plan = Plan(game, tuple(players), settings, tries, seed, tuple(pack or ()))
    rows = summed_up(list(_all(plan, campaigns, jobs)))
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


def _all(plan: Plan, campaigns: int, jobs: int) -> Iterator[list[Played]]:
    numbers = range(campaigns)
    if jobs == 1:
        yield from map(partial(play_through, plan), numbers)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(play_through, plan), numbers)


def summed_up(campaigns: Iterable[list[Played]]) -> list[dict[str, Any]]:
    """For each match of the campaigns: how often it was played and won, at the first try and in the end.

    interval: of the share won, 95 %, by Wilson; decisions: the median; score: the mean of all seats.
    """
    by_title: dict[str, list[Played]] = {}
    for campaign in campaigns:
        for one in campaign:
            by_title.setdefault(one.title, []).append(one)
    rows = []
    for title, played in by_title.items():
        won = sum([one.won for one in played])
        begun = sum([one.number == 1 for one in played])
        least, most = wilson(won, len(played))
        rows.append(
            {
                "match": title,
                "reached": begun,
                "played": len(played),
                "won": won,
                "share": round(won / len(played), 6),
                "interval": [round(least, 6), round(most, 6)],
                "first_try": round(sum([one.won for one in played if one.number == 1]) / begun, 6),
                "tries": round(len(played) / begun, 6),
                "decisions": median([one.decisions for one in played]),
                "score": round(fmean([fmean(one.scores) for one in played]), 6),
            }
        )
    return rows


def _show(summary: dict[str, Any]) -> None:
    console = screen()
    console.print(
        f"{summary['campaigns']} campaigns of {', '.join(summary['bots'])}, seed {summary['seed']}; "
        f"what is lost is tried up to {count(summary['tries'], 'time')}."
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
