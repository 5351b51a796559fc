"""`gloaming sim`: simulate bot matches and report win rates."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import isfinite
from pathlib import Path
from statistics import fmean, median
from time import perf_counter
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import gloaming
from gloaming.cli.arguments import SET_HELP, GameId, Packs, assign_bots, load_shelf, parse_bots, parse_settings
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, make_engine
from gloaming.cli.experiments.match_simulation import SimulationPlan, SimulationTally, simulate
from gloaming.cli.experiments.pack_comparison import pair_with_sold, simulate_pairs
from gloaming.cli.experiments.result_tables import results_as_json, show_results
from gloaming.cli.experiments.verdicts import verdict_sentences
from gloaming.cli.rendering.progress_bar import progress_bar
from gloaming.engine.phrases import begun, count, listed
from gloaming.lab.experiments.perception import perception_notes
from gloaming.lab.experiments.plan_results import PlanResults
from gloaming.lab.statistics.intervals import Moments, estimate_mean, paired_difference, wilson


def sim(
    game: GameId,
    matches: Annotated[int, typer.Option(min=1, help="Number of matches.")] = 100,
    bots: Annotated[str, typer.Option(help="One per seat, as in search:200,random, or one for all.")] = "random",
    seats: Annotated[int | None, typer.Option(help="Number of seats, if one bot plays them all.")] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    set_options: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="Rotate the bots over the seats.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    pack: Packs = None,
) -> None:
    """Simulate bot matches and report win rates.

    With --pack, each deal is also played without the packs, and the paired differences are reported.
    """
    packs = tuple(pack or ())
    rules = load_shelf(packs, game).game(game)
    players = assign_bots(parse_bots(bots, rules), seats, rules)
    settings = parse_settings(rules, set_options or [])
    rules.settings(len(players), settings)
    plan = SimulationPlan(game, players, settings, seed, rotate, packs)
    tally = SimulationTally.empty(len(players))
    pair = pair_with_sold(plan, matches)
    paired = None if pair is None else PlanResults(pair)
    began = perf_counter()
    try:
        with make_engine(jobs, ray) as engine, progress_bar(make_console(stderr=True), matches) as advance:
            for row in simulate(plan, matches, engine) if paired is None else simulate_pairs(paired, engine):
                tally.add(row, plan.seating(tally.matches), rules.side)
                advance(1)
    except KeyboardInterrupt:
        make_console(stderr=True).print(f"Stopped after {tally.matches} of {matches} matches.")
    summary = _summarize(plan, tally, matches, perf_counter() - began)
    notes = [] if pair is None else perception_notes([pair])
    if as_json:
        compared = {} if paired is None else {"paired": {**results_as_json(paired), "notes": notes}}
        print(json.dumps({**summary, **compared}, indent=1))
        return
    console = make_console()
    _show(console, summary)
    if paired is not None:
        console.print()
        show_results(console, paired, notes)
        if paired.deals:
            console.print(verdict_sentences(paired, 0))
    elif packs:
        console.print("Not compared with the game as sold, which has no such setup.")


def _summarize(plan: SimulationPlan, tally: SimulationTally, asked: int, seconds: float) -> dict[str, Any]:
    """Return a tally as JSON data. Everything except "speed" depends only on the plan and the number of matches.

    Keys: "share" is the win rate, where a shared win counts as a fraction; "interval" is its 95 % Wilson interval;
    "score_interval" is the 95 % Student interval of the mean score; "side" has the wins of the side that the game
    reports; "differences" has the difference of the first bot and each different one, paired by match. asked: the
    number of matches that were requested.
    """
    played = tally.matches
    decisions = sum([length * count for length, count in tally.decisions.items()])
    side = gloaming.game(plan.game).side
    return {
        "game": plan.game,
        "version": gloaming.game(plan.game).version,
        "packs": list(map(str, plan.packs)),
        "set": plan.settings,
        "seed": plan.seed,
        "rotated": plan.rotate,
        "asked": asked,
        "matches": played,
        "shared": tally.shared,
        "lost_by_all": tally.lost_by_all,
        **({"side": _side(side, tally.side_wins, played)} if side else {}),
        "seats": _rows("seat", range(len(plan.bots)), tally.seat_wins, tally.seat_scores, tally.seat_squares, played),
        "bots": _rows("bot", plan.bots, tally.bot_wins, tally.bot_scores, tally.bot_squares, played),
        "differences": [] if side else _differences(plan.bots, tally),
        "decisions": _lengths(tally.decisions),
        "speed": {
            "seconds": round(seconds, 3),
            "matches_per_second": round(played / seconds, 1),
            "decisions_per_second": round(decisions / seconds),
        },
    }


def _side(name: str, wins: int, played: int) -> dict[str, Any]:
    least, most = wilson(wins, played)
    share = round(wins / played, 6) if played else None
    return {"name": name, "wins": wins, "share": share, "interval": [round(least, 6), round(most, 6)]}


def _rows(
    what: str, names: Sequence[Any], wins: list[Fraction], scores: list[int], squares: list[int], played: int
) -> list[dict[str, Any]]:
    rows = []
    for name, won, score, squared in zip(names, wins, scores, squares, strict=True):
        least, most = wilson(float(won), played)
        mean = estimate_mean(Moments.of_sums(played, score, squared))
        rows.append(
            {
                what: name,
                "wins": round(float(won), 6),
                "share": round(float(won) / played, 6) if played else None,
                "interval": [round(least, 6), round(most, 6)],
                "score": round(score / played, 6) if played else None,
                "score_interval": [round(mean.least, 6), round(mean.most, 6)] if isfinite(mean.reach) else None,
            }
        )
    return rows


def _differences(bots: Sequence[str], tally: SimulationTally) -> list[dict[str, Any]]:
    """Return by how much the share of the first bot exceeds that of each different bot, paired by match."""
    rows = []
    for number, other in enumerate(bots):
        if other != bots[0]:
            total = tally.bot_wins[0] - tally.bot_wins[number]
            paired = Moments.of_sums(tally.matches, total, tally.difference_squares[number])
            least, most = paired_difference(paired)
            rows.append(
                {
                    "bots": [0, number],
                    "share": round(paired.mean, 6),
                    "interval": [round(least, 6), round(most, 6)],
                }
            )
    return rows


def _lengths(decisions: Counter[int]) -> dict[str, Any]:
    lengths = list(decisions.elements())
    if not lengths:
        return {"mean": None, "median": None, "min": None, "max": None}
    return {
        "mean": round(fmean(lengths), 6),
        "median": median(lengths),
        "min": min(lengths),
        "max": max(lengths),
    }


def _show(console: Console, summary: dict[str, Any]) -> None:
    played = summary["matches"]
    alone = len(summary["seats"]) == 1
    seated = "bots rotate over the seats" if summary["rotated"] else "bots keep their seats"
    packs = [Path(pack).name for pack in summary["packs"]]
    title = gloaming.game(summary["game"]).title + (f" with {listed(packs)}" if packs else "")
    matches = count(played, "match", "matches")
    console.print(f"{title}: {matches}, seed {summary['seed']}{'' if alone else f', {seated}'}.")
    if not played:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for heading in ("Wins", "Share", "95% interval", "Mean score"):
        table.add_column(heading, justify="right")
    for number, row in enumerate(summary["bots"]):
        table.add_row(f"Bot {number + 1}: {row['bot']}", *_cells(row))
    if not alone:
        table.add_section()
        for row in summary["seats"]:
            table.add_row(f"Seat of Player {row['seat'] + 1}", *_cells(row))
    console.print(table)
    for row in summary["differences"]:
        first, second = row["bots"]
        least, most = row["interval"]
        console.print(
            f"Bot {first + 1} - bot {second + 1}: {100 * row['share']:+.1f} percentage points of wins "
            f"({100 * least:+.1f} to {100 * most:+.1f}), paired by match."
        )
    side = summary.get("side")
    if side:
        least, most = side["interval"]
        console.print(
            f"{begun(side['name'])} won {side['wins']} of {played}: {side['share']:.1%} ({least:.1%} - {most:.1%}). "
            "The table above also counts wins of the other side."
        )
    even_share = "" if side else f"With equal chances, each would win {1 / len(summary['seats']):.1%}. "
    shared = (
        f"A win shared by n counts 1/n for each. Shared wins: {summary['shared']}; matches without a winner: "
        f"{summary['lost_by_all']}. {even_share}"
    )
    console.print(f"{'' if alone else shared}Intervals are 95%: of shares Wilson's, of scores Student's.")
    lengths = summary["decisions"]
    console.print(
        f"Decisions in a match: mean {lengths['mean']:.1f}, median {lengths['median']:g}, "
        f"from {lengths['min']} to {lengths['max']}."
    )
    speed = summary["speed"]
    console.print(
        f"{speed['seconds']:.1f} s: {speed['matches_per_second']:,} matches/s, "
        f"{speed['decisions_per_second']:,} decisions/s."
    )


def _cells(row: dict[str, Any]) -> list[str]:
    least, most = row["interval"]
    score = f"{row['score']:.2f}"
    if row["score_interval"] is not None:
        score += f" ±{(row['score_interval'][1] - row['score_interval'][0]) / 2:.2f}"
    return [f"{row['wins']:.1f}", f"{row['share']:.1%}", f"{least:.1%} - {most:.1%}", score]
