"""`gloaming ladder`: rate bots by matches against each other."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from gloaming.cli.arguments import SET_HELP, GameId, Packs, load_shelf, parse_settings
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.cli.engine_option import Jobs, Ray, check_nodes, make_engine
from gloaming.cli.experiments.bot_ladder import (
    EVEN,
    Ladder,
    LadderPlan,
    RatedBot,
    check_bots,
    compare,
    play_deal,
    play_deals,
    rate_bots,
)
from gloaming.cli.files import check_writable
from gloaming.cli.rendering.svg_charts import draw_intervals
from gloaming.engine.phrases import count
from gloaming.lab.statistics.intervals import Z, estimate_share, paired_difference

LEVELS: Final = "easy,medium,hard,hardest"


def ladder(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Two or more bots or weights files, separated by commas.")] = LEVELS,
    deals: Annotated[int, typer.Option(min=1, help="Maximum number of deals per pair.")] = 200,
    seats: Annotated[int | None, typer.Option(help="Number of seats (default: the game's minimum).")] = None,
    margin: Annotated[float, typer.Option(min=0.01, max=0.4, help="How far above 0.5 a score counts as better.")] = 0.1,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=SET_HELP)] = None,
    lessons: Annotated[
        bool, typer.Option("--lessons", help="Rotate the setups that bots train on, as each scenario.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write the played deals to this file.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the --out file; you can add bots.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Also draw the ratings.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print only JSON.")] = False,
    pack: Packs = None,
) -> None:
    """Rate bots by matches against each other, with intervals."""
    packs = tuple(pack or ())
    rules = load_shelf(packs, game).game(game)
    specs = tuple(name.strip() for name in bots.split(","))
    check_nodes(specs, ray)
    check_bots(specs, rules)
    options = parse_settings(rules, settings or [])
    players = rules.seats.start if seats is None else seats
    rules.settings(players, options)
    plan = LadderPlan(game, players, options, seed, specs, lessons, packs)
    if not plan.alone and players < 2:
        raise CommandError("this game needs at least two seats for two bots")
    check_writable(out, plot)
    current = Ladder(plan)
    _open(current, out, resume)
    rate_bots(current)
    try:
        with make_engine(jobs, ray) as engine, make_console(stderr=True).status("Playing") as status:
            while tasks := current.round(deals, margin):
                for task, score in play_deals(plan, tasks, engine, play_deal):
                    current.add(task, score)
                    status.update(f"Playing: {len(current.played)} deals")
                if out is not None:
                    current.write(out)
    except KeyboardInterrupt:
        if out is not None:
            current.write(out)
        kept = f": --resume continues from {out}" if out is not None else ""
        make_console(stderr=True).print(f"Stopped after {len(current.played)} deals{kept}.")
    order = rate_bots(current)
    if plot is not None:
        rows = [(bot.spec, bot.rating, bot.rating - Z * bot.error, bot.rating + Z * bot.error) for bot in order]
        plot.write_text(draw_intervals(f"{rules.title}: strength of bots", rows, "OpenSkill rating, 95 %"))
    if as_json:
        print(json.dumps(_to_json(current, order, margin), indent=1))
    else:
        _show(current, order, margin)


def _open(ladder: Ladder, out: Path | None, resume: bool) -> None:
    if resume and (out is None or not out.exists()):
        raise CommandError("there is nothing to continue: name the file with --out")
    if resume and out is not None:
        ladder.read(out)
    elif out is not None and out.exists():
        raise CommandError(f"{out} exists: continue from it with --resume, or name another file with --out")


def _compare(ladder: Ladder, spec: str, other: str, margin: float) -> dict[str, Any]:
    scores = ladder.scores(spec, other)
    least, most = [0.5 + end / 2 for end in paired_difference([2 * score - 1 for score in scores])]
    verdict = compare(scores, margin)
    ahead = sum(score > 0.5 for score in scores)
    behind = sum(score < 0.5 for score in scores)
    return {
        "bot": spec,
        "against": other,
        "deals": len(scores),
        "score": round(sum(scores) / len(scores), 4) if scores else None,
        "interval": [round(least, 4), round(most, 4)],
        "ahead": ahead,
        "behind": behind,
        "better": {"first": spec, "second": other, EVEN: EVEN}.get(verdict),
    }


def _to_json(ladder: Ladder, order: list[RatedBot], margin: float) -> dict[str, Any]:
    """Return the ladder as JSON data, the strongest bot first.

    Keys of a pair: "score" is the score of "bot" from 0 to 1, and "interval" its interval, paired by deal; "ahead" and
    "behind" are the numbers of deals in which it did better or worse than the other; "better" is None while the pair is
    not settled. Key of a bot that plays deals alone: "won" is its mean score.
    """
    plan = ladder.plan
    return {
        "game": plan.game,
        "version": plan.rules.version,
        "seats": plan.seats,
        "set": plan.settings,
        "packs": list(map(str, plan.packs)),
        "lessons": plan.lessons,
        "seed": plan.seed,
        "margin": margin,
        "ladder": [
            {
                "bot": bot.spec,
                "rating": round(bot.rating, 2),
                "interval": [round(bot.rating - Z * bot.error, 2), round(bot.rating + Z * bot.error, 2)],
                "deals": bot.deals,
                **_won(ladder, bot.spec),
            }
            for bot in order
        ],
        "pairs": [_compare(ladder, bot.spec, other.spec, margin) for bot, other in combinations(order, 2)],
    }


def _won(ladder: Ladder, spec: str) -> dict[str, Any]:
    """Return the number of deals that a bot has played alone, and its mean score with the 95 % interval.

    Return {} if there are no such deals.
    """
    own = list(ladder.scores_alone(spec).values())
    if not own:
        return {}
    mean = estimate_share(own)
    return {"played": len(own), "won": round(mean.value, 4), "within": [round(mean.least, 4), round(mean.most, 4)]}


def _show(ladder: Ladder, order: list[RatedBot], margin: float) -> None:
    plan, console = ladder.plan, make_console()
    title = f"{plan.rules.title}, {count(plan.seats, 'seat')}, seed {plan.seed}"
    table = Table(box=box.SIMPLE_HEAD, title=title)
    for name in ("Bot", "Rating (95 %)", "Against the next (95 %)", "Deals", "Stronger?"):
        table.add_column(name, justify="left" if name in ("Bot", "Stronger?") else "right", no_wrap=name == "Bot")
    comparisons = [_compare(ladder, bot.spec, other.spec, margin) for bot, other in pairwise(order)]
    verdicts = {None: "not settled", EVEN: f"not by {margin:.0%}"}
    for bot, below in zip(order, [*comparisons, None]):
        reach = Z * bot.error
        row = [bot.spec, f"{bot.rating:.1f} ({bot.rating - reach:.1f} to {bot.rating + reach:.1f})"]
        if below is not None and below["score"] is not None:
            least, most = below["interval"]
            verdict = "yes" if below["better"] == bot.spec else verdicts.get(below["better"], "no")
            share = f"{below['score']:.1%} ({least:.1%} to {most:.1%})"
            row += [share, str(below["deals"]), verdict]
        table.add_row(*row)
    console.print(table)
    console.print(
        "The strongest bot is first. Brackets are 95 % intervals: the true value probably lies in them. 50% against "
        f"the next bot is even. A bot is stronger once a score of {0.5 + margin:.0%} fits the matches 19 times as well "
        "as 50%."
    )
    if any(pair["better"] is None for pair in comparisons):
        console.print("To settle the others, raise --deals.")
